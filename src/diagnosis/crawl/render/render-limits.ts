/** What running the scripts of a site's pages may take. */
export interface RenderLimits {
  /** For one page in all. */
  pageTimeoutMs: number;
  /** Wait after the network fell quiet, for what the scripts then show. */
  settleMs: number;
  /** Requests of one page. */
  maxRequests: number;
  /** Characters taken from one page. */
  maxHtmlLength: number;
  /** Pages of one scan, and how many of them at once. */
  maxPages: number;
  atOnce: number;
  /** Memory of the browser's processes together; above it the largest is ended, and its page with it. */
  maxMemoryBytes: number;
  /** Times a browser is started for one scan: one that died is replaced, but not for ever. */
  maxStarts: number;
  /** Connections open at once, bytes through one of them and through all, for one scan. */
  maxConnections: number;
  maxConnectionBytes: number;
  maxBytes: number;
}

export const renderLimits: RenderLimits = {
  pageTimeoutMs: 15_000,
  settleMs: 700,
  maxRequests: 120,
  maxHtmlLength: 2 * 1024 * 1024,
  maxPages: 20,
  atOnce: 3,
  maxMemoryBytes: 1024 ** 3,
  maxStarts: 3,
  maxConnections: 64,
  maxConnectionBytes: 20 * 1024 * 1024,
  maxBytes: 200 * 1024 * 1024,
};
