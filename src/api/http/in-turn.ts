export type InTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** A failed task doesn't block the next one with the same key. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const current = before.then(task, task);
    const settled = current.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return current;
  };
}
