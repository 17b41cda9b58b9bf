import type { KeptFilesLimits } from './kept-files.ts';
import type { BudgetLimits } from './request-budget.ts';

export interface RenderLimits extends BudgetLimits {
  pageTimeoutMs: number;
  /** Wait after the network becomes idle, so that scripts can show what they loaded. */
  settleMs: number;
  maxRequests: number;
  maxHtmlLength: number;
  maxPages: number;
  atOnce: number;
  /** Maximum total memory of the browser's processes. Above it, the largest process is killed. */
  maxMemoryBytes: number;
  /**
   * Maximum number of bytes that a browser may write to disk. Above it, the browser is killed.
   * Page storage doesn't count, because it's in memory.
   */
  maxWrittenBytes: number;
  keptFiles: KeptFilesLimits;
  maxStarts: number;
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
