/** Up to this length the search of the language itself is quick, whatever the texts are. */
const shortText = 32;

/**
 * Where `wanted` stands in `text` from `from` on, -1 for nowhere. Takes time proportional to the lengths of both, also for texts
 * that are made to be slow to search, such as "aaaab" in "aaaaaaaa".
 */
export function findText(text: string, wanted: string, from: number): number {
  if (wanted.length <= shortText) return text.indexOf(wanted, from);
  const borders = bordersOf(wanted);
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    while (matched > 0 && text[at] !== wanted[matched]) matched = borders[matched - 1] ?? 0;
    if (text[at] === wanted[matched]) matched++;
    if (matched === wanted.length) return at - matched + 1;
  }
  return -1;
}

/** For each beginning of the text, the length of the longest shorter one that it also ends in (Knuth, Morris and Pratt). */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    while (length > 0 && text[at] !== text[length]) length = borders[length - 1] ?? 0;
    if (text[at] === text[length]) length++;
    borders[at] = length;
  }
  return borders;
}
