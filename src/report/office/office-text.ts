/** In UTF-16 code units. Excel allows at most 32,767 in a cell. */
const maxLength = 32_000;

const unprintable = /[\p{Cc}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu;

export function toOfficeText(text: string): string {
  return text.toWellFormed().replace(unprintable, ' ').slice(0, maxLength).toWellFormed();
}
