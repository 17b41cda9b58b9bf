import { localStore } from './browser-storage.ts';

const key = 'has-diagnoses';

/** Notes that this browser has a diagnosis, so that the landing page asks for its list; others are not made to wait for one. */
export function rememberDiagnosis(): void {
  localStore.write(key, '1');
}

export function hasDiagnoses(): boolean {
  return localStore.read(key) !== null;
}
