import type { KeptFilesLimits } from './kept-files.ts';
import type { BudgetLimits } from './request-budget.ts';

/** What running the scripts of a site's pages may take. */
export interface RenderLimits extends BudgetLimits {
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
  /** What a browser may write to disk; above it, it is ended. What pages store is in memory. */
  maxWrittenBytes: number;
  /** Scripts and style sheets kept for the other pages of the scan. */
  keptFiles: KeptFilesLimits;
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
  maxSiteRequests: 600,
  maxForeignRequests: 40,
  maxAllForeignRequests: 160,
  maxHtmlLength: 2 * 1024 * 1024,
  maxPages: 20,
  atOnce: 3,
  maxMemoryBytes: 1024 ** 3,
  maxWrittenBytes: 128 * 1024 * 1024,
  keptFiles: { maxFileBytes: 4 * 1024 * 1024, maxBytes: 32 * 1024 * 1024 },
  maxStarts: 3,
  maxConnections: 64,
  maxConnectionBytes: 20 * 1024 * 1024,
  maxBytes: 200 * 1024 * 1024,
};
