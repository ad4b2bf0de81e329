// Starts the service worker, which keeps the page and the map that was seen for when the server is away.

/** Starts it once the map stands; what was fetched before is named to it. */
export function keepOffline(map, tileJSON) {
  const { serviceWorker } = navigator; // missing where the connection is not secure
  if (!serviceWorker) return;
  const tiles = new Set();
  const note = ({ sourceId, tile }) => {
    if (sourceId !== "atlas" || tile?.state !== "loaded") return;
    const { z, x, y } = tile.tileID.canonical;
    tiles.add(`${z}/${x}/${y}`);
  };
  const tell = () => {
    map.off("sourcedata", note);
    const template = tileJSON.tiles?.[0] ?? "";
    const parts = [...tiles].map((path) => path.split("/"));
    const seen = parts.map(([z, x, y]) => template.replace("{z}", z).replace("{x}", x).replace("{y}", y));
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    serviceWorker.controller?.postMessage({ keep: [...new Set([...seen, ...fetched])] });
  };
  if (!serviceWorker.controller) {
    map.on("sourcedata", note);
    serviceWorker.addEventListener("controllerchange", tell, { once: true });
  }
  const start = () => serviceWorker.register("/service-worker.js").catch((error) => {
    console.info(`The page is not kept for offline use: ${error.message}`);
  });
  if (map.loaded()) start();
  else map.once("idle", start);
}
