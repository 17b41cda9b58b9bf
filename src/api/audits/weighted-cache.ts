export interface WeightedCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value, weight: number): void;
}

/** Keeps the values used last, as many as their weights allow; the one set last is always kept. */
export function createWeightedCache<Key, Value>(capacity: number): WeightedCache<Key, Value> {
  const entries = new Map<Key, { value: Value; weight: number }>();
  let total = 0;

  const remove = (key: Key) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, weight) {
      remove(key);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= capacity || entries.size === 1) return;
        remove(oldest);
      }
    },
  };
}
