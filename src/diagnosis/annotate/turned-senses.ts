/** "Self-catering" is no catering, and "non-surgical" is no surgery: the words before change the meaning. */
const turnedStart = /(?:^|[^\p{L}])(?:self|non|anti|ex)[-‐‑–]$/iu;
const turnedEnd = /[^\p{L}](?:self|non|anti|ex)[-‐‑–]\p{L}+$/iu;
/** Things that are read, not reserved: "the library lends books", "a book sale". */
const books =
  /^books?\b(?! (?:now|online|today|here|an?|the|your|this|it|by|with|in advance|through|via|direct)\b)/i;
const severalBooks = /^books\b(?! (?:an?|the|your|our|their)\b)/i;
const bookCompound =
  /^books? (?:sales?|clubs?|stores?|shops?|signings?|fairs?|reviews?|lists?|lovers?|titles?|launch(?:es)?|donations?|drives?|drops?)\b/i;
const determinerBefore =
  /\b(?:an?|this|that|these|those|our|his|her|their|every|each|new|used|good|clean|of)\s$/i;

/** True if the words from `start` to `end` of a text have another meaning in their context. */
export function isTurned(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const match = text.slice(start, end);
  if (turnedStart.test(before.slice(-6)) || turnedEnd.test(match)) return true;
  const from = text.slice(start, end + 16);
  // A pattern that itself names a book club means one.
  const compound = bookCompound.test(from) && !bookCompound.test(match);
  return (
    compound ||
    severalBooks.test(from) ||
    (books.test(from) && determinerBefore.test(before) && !bookCompound.test(match))
  );
}
