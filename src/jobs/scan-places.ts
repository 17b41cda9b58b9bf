export interface ScanPlaceLimits {
  working: number;
  /** Open scans, including those that are only waiting for their site to respond. */
  open: number;
  /** A new scan counts as working for this long, while its first page is being fetched. */
  startMs: number;
}

export interface Admission {
  fullNetworks: readonly string[];
}

export interface ScanPlace {
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
  leave: () => void;
}

export interface ScanPlaces {
  admission: () => Admission | null;
  enter: (network: string | null) => ScanPlace;
}

/** Open scans per working scan. Enough to keep the processor busy even when sites are slow. */
const openPerWorking = 16;
/**
 * While all working slots are taken, a visitor's network that has no open scan may still open one,
 * until this many networks per slot have working scans.
 */
const networksPerWorking = 4;

export function scanPlaceLimits(scansAtOnce: number): ScanPlaceLimits {
  return { working: scansAtOnce, open: openPerWorking * scansAtOnce, startMs: 500 };
}

/**
 * A network may open a scan only while it has fewer open scans than there are free slots (dynamic
 * thresholds, Choudhury and Hahne 1998), so a network without open scans almost always finds a
 * slot.
 */
export function createScanPlaces(
  limits: ScanPlaceLimits,
  onChange: () => void,
  background?: string,
): ScanPlaces {
  const open = new Set<{ tasks: number; network: string | symbol }>();

  function networksWith(atLeast: number): string[] {
    const counts = new Map<string, number>();
    for (const { network } of open) {
      if (typeof network === 'string') counts.set(network, (counts.get(network) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= atLeast).map(([network]) => network);
  }

  return {
    admission: () => {
      const free = limits.open - open.size;
      if (free <= 0) return null;
      const working = [...open].filter(({ tasks }) => tasks > 0);
      if (working.length < limits.working) return { fullNetworks: networksWith(free) };
      const networks = new Set(working.map(({ network }) => network));
      if (networks.size >= networksPerWorking * limits.working) return null;
      return { fullNetworks: [...new Set([...networksWith(1), ...(background ? [background] : [])])] };
    },
    enter: (network) => {
      const place = { tasks: 1, network: network ?? Symbol('scan') };
      open.add(place);
      const finish = () => {
        place.tasks -= 1;
        if (place.tasks === 0) onChange();
      };
      const started = setTimeout(finish, limits.startMs).unref();
      return {
        whileWorking: async (work) => {
          place.tasks += 1;
          try {
            return await work();
          } finally {
            finish();
          }
        },
        leave: () => {
          clearTimeout(started);
          open.delete(place);
          onChange();
        },
      };
    },
  };
}
