import { localStore } from './browser-storage.ts';

const key = 'has-diagnoses';

/** Remembers that this browser has a diagnosis, so that the landing page requests the list only for such browsers. */
export function rememberDiagnosis(): void {
  localStore.write(key, '1');
}

export function hasDiagnoses(): boolean {
  return localStore.read(key) !== null;
}
