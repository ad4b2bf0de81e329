// Reads tiles out of the archive itself, by byte ranges, instead of one address a tile.

function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    document.head.append(script);
  });
}

/** A source for the style when the page's address asks for it (`?tiles=pmtiles`); else undefined. */
export async function pmtilesSource(tileJSON) {
  if (new URLSearchParams(location.search).get("tiles") !== "pmtiles") return undefined;
  await loadScript("assets/vendor/pmtiles.js");
  const protocol = new pmtiles.Protocol();
  maplibregl.addProtocol("pmtiles", protocol.tile);
  return {
    type: "vector",
    url: `pmtiles://${new URL("atlas.pmtiles", document.baseURI).href}`,
    attribution: tileJSON.attribution,
  };
}
