/**
 * Local and session storage that never throw: in private windows, with storage switched off or full, what
 * cannot be kept is simply not there next time.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  readJson(key: string): unknown;
  writeJson(key: string, value: unknown): void;
}

export const localStore: BrowserStorage = createBrowserStorage(() => globalThis.localStorage);
export const sessionStore: BrowserStorage = createBrowserStorage(() => globalThis.sessionStorage);

/** `open` is asked at each use, since merely naming the storage may throw. */
export function createBrowserStorage(open: () => Storage): BrowserStorage {
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string) => attempt((storage) => storage.getItem(key), null);
  const write = (key: string, value: string) => attempt((storage) => storage.setItem(key, value), undefined);
  return {
    read,
    write,
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    readJson: (key) => attempt(() => JSON.parse(read(key) ?? 'null') as unknown, null),
    writeJson: (key, value) => write(key, JSON.stringify(value)),
  };
}
