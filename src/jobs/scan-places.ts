/** How many scans one process may work on. */
export interface ScanPlaceLimits {
  /** Scans that use the processor at the same time, because they have pages to read or a site to analyze. */
  working: number;
  /** Open scans, including those that only wait for their site. */
  open: number;
  /** Milliseconds for which a new scan counts as working while its first page is being fetched. */
  startMs: number;
}

/** Which scans may start now. */
export interface Admission {
  /** Networks that may not open more scans for now. */
  fullNetworks: readonly string[];
}

/** The slot of one open scan. */
export interface ScanPlace {
  /** Runs the work, and counts the scan as working until it has ended. */
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
  leave: () => void;
}

export interface ScanPlaces {
  /** Null if no scan may start. */
  admission: () => Admission | null;
  /** Takes a slot for a starting scan; null for an unknown network. */
  enter: (network: string | null) => ScanPlace;
}

/** Open scans per working scan: enough that the processor stays busy despite slow sites. */
const openPerWorking = 16;
/** Maximum number of networks with working scans, per working scan. */
const networksPerWorking = 4;

/** The limits for this number of working scans. */
export function scanPlaceLimits(scansAtOnce: number): ScanPlaceLimits {
  return { working: scansAtOnce, open: openPerWorking * scansAtOnce, startMs: 500 };
}

/**
 * Decides which scans may start. A scan that only waits does not count as working, so slow sites and sites that ask
 * for pauses block nobody. No network may have more open scans than there are free slots (dynamic thresholds,
 * Choudhury and Hahne 1998), so there is always a slot for a network that has no open scan. Such a network may also
 * start a scan while all working slots are taken; scans that nobody is waiting for, which count under `background`,
 * may not. `onChange` is called when more scans may start than before.
 */
export function createScanPlaces(
  limits: ScanPlaceLimits,
  onChange: () => void,
  background?: string,
): ScanPlaces {
  /** A scan without a network counts as its own network. */
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
