import { localStore } from '#web/lib/browser-storage.ts';

/** Light, dark, or what the machine prefers. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

const storageKey = 'scheme';

export function readSchemeChoice(): SchemeChoice {
  const kept = localStore.read(storageKey);
  return schemeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Shows a choice and keeps it for the next visit. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') localStore.remove(storageKey);
  else localStore.write(storageKey, choice);
  applyScheme(choice);
}

/** Sets the document's attribute that tokens.css listens to. */
export function applyScheme(choice: SchemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = choice;
}
