/** Storage that never throws. If the browser's storage is disabled or full, values are not kept. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** False if the browser did not store it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  readJson(key: string): unknown;
  writeJson(key: string, value: unknown): boolean;
  keys(prefix: string): string[];
}

export const localStore: BrowserStorage = createBrowserStorage(() => globalThis.localStorage);
export const sessionStore: BrowserStorage = createBrowserStorage(() => globalThis.sessionStorage);

/** Calls `open` on each use, because merely accessing the storage object may throw. */
export function createBrowserStorage(open: () => Storage): BrowserStorage {
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string) => attempt((storage) => storage.getItem(key), null);
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  return {
    read,
    write,
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    readJson: (key) => attempt(() => JSON.parse(read(key) ?? 'null') as unknown, null),
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    keys: (prefix) =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
            key.startsWith(prefix),
          ),
        [],
      ),
  };
}
