/** Maximum length of a spreadsheet cell's text, in UTF-16 units. */
const maxLength = 32_000;

/** Characters that XML 1.0 does not allow, and marks that change the text direction. */
const unprintable = /[\p{Cc}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu;

/** Text that a document or spreadsheet can hold; long texts are truncated. */
export function toOfficeText(text: string): string {
  return text.toWellFormed().replace(unprintable, ' ').slice(0, maxLength).toWellFormed();
}
