import { LRUCache } from 'lru-cache';

/** Identifies a report: its audit, the audit's state, and its parts. */
export interface WantedReport {
  id: number;
  /** Changes with everything the report contains. */
  version: string;
  /** Its format, paper, and parts. */
  variant: string;
}

/** This process' finished reports. The caller has already checked that the audit exists and who may read it. */
export interface ReportCache {
  /** The cached report, or the one that `render` makes; concurrent requests wait for the same one. */
  get(wanted: WantedReport, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Empties the cache, so that no deleted audit's report stays in memory. */
  clear(): void;
}

/** Maximum total size of the cached reports in bytes; one is about 100 KB. */
const capacityBytes = 16 * 1024 * 1024;
/** Maximum age of a cached report, in milliseconds. */
const keptMs = 10 * 60_000;

export function createReportCache(now: () => Date): ReportCache {
  let kept = createCache();
  let underWay = new Map<string, Promise<Uint8Array>>();

  return {
    get: async ({ id, version, variant }, render) => {
      const key = `${id} ${variant}`;
      const known = kept.get(key);
      if (known?.version === version && now().getTime() - known.at < keptMs) return known.pdf;
      const [cache, making] = [kept, underWay];
      const request = `${key} ${version}`;
      const earlier = making.get(request);
      if (earlier) return earlier;
      const rendering = render().then((pdf) => {
        cache.set(key, { pdf, version, at: now().getTime() });
        return pdf;
      });
      const settled = rendering.finally(() => making.delete(request));
      making.set(request, settled);
      return settled;
    },
    clear: () => {
      // A report in progress is still sent to its requesters, but goes into the old cache, which nobody reads.
      kept = createCache();
      underWay = new Map();
    },
  };
}

function createCache(): LRUCache<string, { pdf: Uint8Array; version: string; at: number }> {
  return new LRUCache({ maxSize: capacityBytes, sizeCalculation: ({ pdf }) => pdf.byteLength });
}
