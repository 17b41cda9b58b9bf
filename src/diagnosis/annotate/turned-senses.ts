import { phrases } from '../text/phrases.ts';

/** "Self-catering" isn't catering, and "non-surgical" isn't surgery. */
const turnedStart = /(?:^|[^\p{L}])(?:self|non|anti|ex)[-‐‑–]$/iu;
const turnedEnd = /[^\p{L}](?:self|non|anti|ex)[-‐‑–]\p{L}+$/iu;
/** Books to read, not bookings: "the library lends books", "a book sale". */
const books = phrases('books');
const severalBooks = phrases('several-books');
const bookCompound = phrases('book-compounds');
const determinerBefore =
  /\b(?:an?|this|that|these|those|our|his|her|their|every|each|new|used|good|clean|of)\s$/i;

export function isTurned(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const match = text.slice(start, end);
  if (turnedStart.test(before.slice(-6)) || turnedEnd.test(match)) return true;
  const from = text.slice(start, end + 16);
  // If the match itself contains "book club", a book club is meant.
  const compound = bookCompound.test(from) && !bookCompound.test(match);
  return (
    compound ||
    severalBooks.test(from) ||
    (books.test(from) && determinerBefore.test(before) && !bookCompound.test(match))
  );
}
