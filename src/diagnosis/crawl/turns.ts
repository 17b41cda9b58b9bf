export interface Turns<Item> {
  push: (whose: { network: string; scan: string }, item: Item) => void;
  shift: () => Item | undefined;
  size: () => number;
  clear: () => Item[];
}

export function createTurns<Item>(): Turns<Item> {
  // Both levels of the map are in order of turns: the first entry is next and moves to the end
  // after its turn.
  const networks = new Map<string, Map<string, Item[]>>();
  let size = 0;

  function shift(): Item | undefined {
    const [network, scans] = first(networks) ?? [];
    const [scan, items] = first(scans) ?? [];
    if (network === undefined || scan === undefined || !scans || !items) return undefined;
    const item = items.shift();
    size -= 1;
    scans.delete(scan);
    if (items.length > 0) scans.set(scan, items);
    networks.delete(network);
    if (scans.size > 0) networks.set(network, scans);
    return item;
  }

  return {
    push: ({ network, scan }, item) => {
      const scans = networks.get(network) ?? new Map<string, Item[]>();
      const items = scans.get(scan) ?? [];
      items.push(item);
      scans.set(scan, items);
      networks.set(network, scans);
      size += 1;
    },
    shift,
    size: () => size,
    clear: () => {
      const items = [...networks.values()].flatMap((scans) => [...scans.values()].flat());
      networks.clear();
      size = 0;
      return items;
    },
  };
}

function first<Value>(map: Map<string, Value> | undefined): [string, Value] | undefined {
  return map?.entries().next().value;
}
