/**
 * Text in EUC-KR as the encoding standard has it, with the 8,822 syllables that were added to the 2,350 of the Korean
 * standard and its later signs; the decoder of the runtime knows the latter only.
 */
export function decodeKorean(bytes: Uint8Array): string {
  let text = '';
  let begin = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x81 || lead === 0xff) continue;
    const character = addedCharacter(lead, bytes[at + 1] ?? 0);
    if (character !== undefined) {
      text += plain.decode(bytes.subarray(begin, at)) + character;
      begin = at + 2;
    }
    // A pair that is none leaves its second byte to be read by itself.
    if ((bytes[at + 1] ?? 0) >= 0x41) at += 1;
  }
  return text + plain.decode(bytes.subarray(begin));
}

const plain = new TextDecoder('euc-kr');

/** Signs that the Korean standard got later, by their pairs. */
const addedSigns = new Map([
  [0xa2e6, '€'],
  [0xa2e7, '®'],
]);

function addedCharacter(lead: number, trail: number): string | undefined {
  const order = addedOrder(lead, trail);
  return order === null ? addedSigns.get((lead << 8) | trail) : addedSyllables()[order];
}

/** Second bytes that the added syllables use: in rows of their own all of these, beside the standard's the first 84. */
const trails = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)];
const trailOrder = new Map(trails.map((trail, order) => [trail, order]));
const ownRows = { first: 0x81, last: 0xa0, length: trails.length };
const sharedRows = { last: 0xc6, length: trails.indexOf(0xa0) + 1 };

/** Place of a pair among the added syllables, which stand in the order of Unicode; null for the pairs of the standard. */
function addedOrder(lead: number, trail: number): number | null {
  const order = trailOrder.get(trail);
  if (order === undefined || lead > sharedRows.last) return null;
  if (lead <= ownRows.last) return (lead - ownRows.first) * ownRows.length + order;
  if (order >= sharedRows.length) return null;
  const before = (ownRows.last - ownRows.first + 1) * ownRows.length;
  return before + (lead - ownRows.last - 1) * sharedRows.length + order;
}

let added: readonly string[] | null = null;

/** The syllables of Unicode that the Korean standard (rows 0xB0 to 0xC8) leaves out. */
function addedSyllables(): readonly string[] {
  if (added === null) {
    const standard = new Set<string>();
    for (const lead of range(0xb0, 0xc8)) {
      for (const trail of range(0xa1, 0xfe)) standard.add(plain.decode(Uint8Array.of(lead, trail)));
    }
    added = range(0xac00, 0xd7a3)
      .map((code) => String.fromCharCode(code))
      .filter((syllable) => !standard.has(syllable));
  }
  return added;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}
