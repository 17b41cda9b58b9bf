/** How many scans one process may work on. */
export interface ScanPlaceLimits {
  /** Scans that have work for the processor at the same time: pages to read, a site to analyze. */
  working: number;
  /** Scans that have begun and not ended, those that only wait for their site included. */
  open: number;
  /** How long a scan that has just begun counts as working: its first page is on the way. Milliseconds. */
  startMs: number;
}

/** Which scans may begin now. */
export interface Admission {
  /** Networks that have as many open scans as they may have for now. */
  fullNetworks: readonly string[];
}

/** The place of one open scan. */
export interface ScanPlace {
  /** Counts the scan as working until the work has ended. */
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
  leave: () => void;
}

export interface ScanPlaces {
  /** Null when no scan may begin. */
  admission: () => Admission | null;
  /** Takes a place for a scan that begins; null for one of which no network is known. */
  enter: (network: string | null) => ScanPlace;
}

/** Open scans for each one that may work: enough that slow sites leave the processor nothing to wait for. */
const openPerWorking = 16;
/** Networks whose scans work at the same time at most, for each scan that may work. */
const networksPerWorking = 4;

/** The limits that follow from how many scans may work at once. */
export function scanPlaceLimits(scansAtOnce: number): ScanPlaceLimits {
  return { working: scansAtOnce, open: openPerWorking * scansAtOnce, startMs: 500 };
}

/**
 * Decides which scans may begin. One that only waits does not count as working, so slow sites and sites that ask for pauses hold
 * up nobody. No network may have more open scans than places are free (dynamic thresholds, Choudhury and Hahne 1998), so there
 * is always a place for a network that has none; it may also begin a scan while others work at full number, unless nobody waits for it:
 * `background` is what such scans are counted under. `onChange` is called when more scans may be admitted than before.
 */
export function createScanPlaces(
  limits: ScanPlaceLimits,
  onChange: () => void,
  background?: string,
): ScanPlaces {
  /** A scan without a network counts as one of a network of its own. */
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
