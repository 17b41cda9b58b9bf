import { localStore } from './browser-storage.ts';

const key = 'has-diagnoses';

/** Lets the landing page request the list of diagnoses only in browsers that own one. */
export function rememberDiagnosis(): void {
  localStore.write(key, '1');
}

export function hasDiagnoses(): boolean {
  return localStore.read(key) !== null;
}
