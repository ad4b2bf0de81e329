/// <reference lib="dom" />

/** A point with what the caller knows of it. */
export interface PointFeature<Properties = Record<string, unknown>> {
  type: "Feature";
  id?: string | number;
  properties: Properties;
  geometry: { type: "Point"; coordinates: number[] };
}

/** What is told of a cluster. */
export interface ClusterProperties {
  cluster: true;
  /** What other calls know the cluster by, until the next change. */
  cluster_id: number;
  /** Number of points. */
  point_count: number;
  /** The number as short text: 1.2k; below 1,000 the number itself. */
  point_count_abbreviated: string | number;
}

/** A cluster. It stands at one of its points. */
export type ClusterFeature = PointFeature<ClusterProperties> & { id: number };

/** What is told of a point that was loaded without a feature: its number. */
export interface NumberedProperties {
  point: number;
}

export interface TileFeature<Properties> {
  type: 1;
  id?: string | number;
  /** The place, in units of the tile, from its west and north edges. */
  geometry: [[number, number]];
  tags: Properties | NumberedProperties | ClusterProperties;
}

export interface Options {
  /** The first zoom at which clusters change, 0. */
  minZoom?: number;
  /** The last zoom that clusters, up to 22; 16. */
  maxZoom?: number;
  /** The smallest number of points of a cluster, 2. */
  minPoints?: number;
  /** The smallest distance of two clusters, in units of which a tile is `extent` wide; 40. */
  radius?: number;
  /** The width of a tile, 512. */
  extent?: number;
  /** Where the module is, or its bytes; beside the script if nothing is said. */
  wasm?: string | URL | BufferSource | WebAssembly.Module;
}

/**
 * Points clustered by distance at every zoom.
 *
 * Points are known by their numbers, from 0 on in the order in which they came. Longitudes beyond ±180 are wrapped, latitudes
 * beyond ±85 are shown at ±85, and what is no number or beyond ±90 is an error.
 */
export class Clusters<Properties = Record<string, unknown>> {
  private constructor();

  /** Makes an empty index. */
  static create<Properties = Record<string, unknown>>(options?: Options): Promise<Clusters<Properties>>;

  /** The options, with those that were not given. */
  readonly options: Required<Omit<Options, "wasm">>;

  /** Number of points. */
  readonly size: number;

  /**
   * Indexes points; those that were there are forgotten.
   *
   * @param points Features, of which those without a geometry are left out; or longitudes and latitudes in turn.
   * @throws RangeError naming the first point that cannot be placed; then the index is as before. Also when memory ends.
   */
  load(points: readonly PointFeature<Properties>[] | Float64Array | Float32Array): this;

  /**
   * The clusters and points between four edges, at a zoom.
   *
   * @param bbox West, south, east, north. East may be less than west, which spans the 180th meridian.
   */
  getClusters(
    bbox: readonly [west: number, south: number, east: number, north: number], zoom: number,
  ): (ClusterFeature | PointFeature<Properties | NumberedProperties>)[];

  /** The clusters and points of a tile and around it, for vector tiles; null if there are none. */
  getTile(z: number, x: number, y: number): { features: TileFeature<Properties>[] } | null;

  /** What a cluster falls apart into at its expansion zoom. */
  getChildren(clusterId: number): (ClusterFeature | PointFeature<Properties | NumberedProperties>)[];

  /** Points of a cluster; 10 unless something else is said, `Infinity` for all. */
  getLeaves(clusterId: number, limit?: number, offset?: number): PointFeature<Properties | NumberedProperties>[];

  /** The first zoom at which a cluster falls apart; one more than the last that clusters if none takes it apart. */
  getClusterExpansionZoom(clusterId: number): number;

  /** The cluster, or the point by itself, that a point belongs to at a zoom; null if there is no such point. */
  getClusterOf(
    point: number, zoom: number,
  ): ClusterFeature | PointFeature<Properties | NumberedProperties> | null;

  /** Adds a point and returns its number. */
  insert(point: PointFeature<Properties> | readonly [longitude: number, latitude: number]): number;

  /** Moves a point; returns whether there is one of that number. */
  move(point: number, place: readonly [longitude: number, latitude: number]): boolean;

  /** Removes a point, whose number is not given out again; returns whether there was one. */
  remove(point: number): boolean;
}

export default Clusters;
