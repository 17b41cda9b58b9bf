import { localStore } from './browser-storage.ts';

const key = 'has-diagnoses';

/** The landing page requests the list of diagnoses only in browsers that have one. */
export function rememberDiagnosis(): void {
  localStore.write(key, '1');
}

export function hasDiagnoses(): boolean {
  return localStore.read(key) !== null;
}
