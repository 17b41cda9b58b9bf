import { LRUCache } from 'lru-cache';

export interface WantedReport {
  id: number;
  /** Must change whenever anything that the report shows changes. */
  version: string;
  variant: string;
}

export interface ReportCache {
  get(wanted: WantedReport, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
  clear(): void;
}

const capacityBytes = 16 * 1024 * 1024;
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
      // A report that is being rendered is still sent, but is stored only in the old cache, which is no
      // longer read.
      kept = createCache();
      underWay = new Map();
    },
  };
}

function createCache(): LRUCache<string, { pdf: Uint8Array; version: string; at: number }> {
  return new LRUCache({ maxSize: capacityBytes, sizeCalculation: ({ pdf }) => pdf.byteLength });
}
