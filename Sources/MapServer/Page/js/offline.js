// Starts the service worker, which keeps the page and the map that was seen for when the server is away.

/** Starts it once the map stands; what was fetched before is named to it. */
export function keepOffline(map, tileJSON) {
  const { serviceWorker } = navigator; // missing where the connection is not secure
  if (!serviceWorker) return;
  const tiles = new Set();
  const templates = () => ({ atlas: tileJSON.tiles?.[0], world: map.getStyle()?.sources.world?.tiles[0] });
  const note = ({ sourceId, tile }) => {
    if (!["atlas", "world"].includes(sourceId) || tile?.state !== "loaded") return;
    const { z, x, y } = tile.tileID.canonical;
    const template = templates()[sourceId] ?? "";
    tiles.add(template.replace("{z}", z).replace("{x}", x).replace("{y}", y));
  };
  const tell = () => {
    map.off("sourcedata", note);
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    serviceWorker.controller?.postMessage({ keep: [...new Set([...tiles, ...fetched])] });
  };
  if (!serviceWorker.controller) {
    map.on("sourcedata", note);
    // A second later, when what was being fetched meanwhile is there, too.
    serviceWorker.addEventListener("controllerchange", () => setTimeout(tell, 1e3));
  }
  const start = () => serviceWorker.register("service-worker.js").catch((error) => {
    console.info(`The page is not kept for offline use: ${error.message}`);
  });
  if (map.loaded()) start();
  else map.once("idle", start);
}
