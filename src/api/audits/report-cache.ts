import { LRUCache } from 'lru-cache';

/** Which report: of which audit, in which state of it, with which parts. */
export interface WantedReport {
  id: number;
  /** Changes with everything that the report is made of. */
  version: string;
  /** Its format, paper and parts. */
  variant: string;
}

/** Finished reports of this process. Whether the audit still exists, and who may read it, is asked before. */
export interface ReportCache {
  /** The report as kept, else as `render` makes it; several who ask at once wait for one. */
  get(wanted: WantedReport, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Keeps nothing any longer, so that no deleted audit's report stays in memory. */
  clear(): void;
}

/** Bytes of all reports kept; one is about 100 KB. */
const capacityBytes = 16 * 1024 * 1024;
/** How long a report is kept at most, in milliseconds. */
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
      // A report that is being made now goes to whoever asked, and into the old cache, which nobody reads.
      kept = createCache();
      underWay = new Map();
    },
  };
}

function createCache(): LRUCache<string, { pdf: Uint8Array; version: string; at: number }> {
  return new LRUCache({ maxSize: capacityBytes, sizeCalculation: ({ pdf }) => pdf.byteLength });
}
