export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The server reads this cookie too, so that the page has the right colors from the start. */
const cookieName = 'scheme';
const yearInSeconds = 365 * 24 * 60 * 60;

export function readSchemeChoice(): SchemeChoice {
  const kept = new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(document.cookie)?.[1];
  return schemeChoices.find((choice) => choice === kept) ?? 'system';
}

export function chooseScheme(choice: SchemeChoice): void {
  const seconds = choice === 'system' ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${cookieName}=${choice}; path=/; max-age=${seconds}; samesite=lax`;
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = choice;
}
