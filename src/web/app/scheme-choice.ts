/** Light, dark, or what the machine prefers. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The server reads it too, and draws the page as chosen from its first line. */
const cookieName = 'scheme';
const yearInSeconds = 365 * 24 * 60 * 60;

export function readSchemeChoice(): SchemeChoice {
  const kept = new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(document.cookie)?.[1];
  return schemeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Shows a choice and keeps it for the next visits. */
export function chooseScheme(choice: SchemeChoice): void {
  const seconds = choice === 'system' ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${cookieName}=${choice}; path=/; max-age=${seconds}; samesite=lax`;
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = choice;
}
