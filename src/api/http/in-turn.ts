/** Runs tasks with the same key one after another; different keys do not wait for each other. */
export type InTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** A failed task does not block the next one. Keys without waiting tasks use no memory. */
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
