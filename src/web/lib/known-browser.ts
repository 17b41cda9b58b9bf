import { localStore } from './browser-storage.ts';

const key = 'has-diagnoses';

/**
 * Remembers that this browser has a diagnosis, because the landing page requests the list of diagnoses only
 * then.
 */
export function rememberDiagnosis(): void {
  localStore.write(key, '1');
}

export function hasDiagnoses(): boolean {
  return localStore.read(key) !== null;
}
