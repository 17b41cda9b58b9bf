/** If the wanted text is at most this long, the built-in search is fast in any text. */
const shortText = 32;

/**
 * Like `indexOf`, but takes linear time even for texts designed to slow down a search, such as "aaaab" in
 * "aaaaaaaa".
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

/**
 * For each prefix of the text, the length of the longest proper prefix that is also its suffix (Knuth,
 * Morris, and Pratt).
 */
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
