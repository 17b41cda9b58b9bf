/** The longest text that a spreadsheet's cell takes, in UTF-16 units. */
const maxLength = 32_000;

/** Characters that XML 1.0 cannot hold, and marks that turn the direction of what follows. */
const unprintable = /[\p{Cc}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu;

/** Text that a document or spreadsheet can hold, whatever it was; long texts are cut. */
export function toOfficeText(text: string): string {
  return text.toWellFormed().replace(unprintable, ' ').slice(0, maxLength).toWellFormed();
}
