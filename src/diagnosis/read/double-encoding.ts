/** Fixes UTF-8 that was read as windows-1252 ("cafÃ©" for "café"). */
export function fixMojibake(text: string): string {
  let fixed = text;
  for (let time = 0; time < maxRounds && suspectSequence.test(fixed); time += 1) {
    fixed = fixed.replace(textStretch, (stretch) =>
      suspectSequence.test(stretch) ? fixStretch(stretch) : stretch,
    );
  }
  return fixed;
}

/** Some texts were misread twice. */
const maxRounds = 2;

/** The windows-1252 characters for the bytes 0x80 to 0x9F. Undefined bytes stay control characters. */
const highBytes = new Map<number, number>(
  [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'].map((shown, index) => [
    shown.charCodeAt(0),
    0x80 + index,
  ]),
);

const continuation = '\\x80-\\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const mojibakeSequence = new RegExp(
  `[\\xc2-\\xc5][${continuation}]|[\\xe2\\xef][${continuation}]{2}|\\xf0[${continuation}]{3}`,
  'g',
);
const suspectSequence = new RegExp(mojibakeSequence.source);
const textStretch = /[^<>]+/g;
const otherLetter = /[\xc0-\xff]/;

function fixStretch(stretch: string): string {
  let sequences = 0;
  let certain = 0;
  let strange = false;
  const fixed = stretch.replace(mojibakeSequence, (sequence, offset: number) => {
    const character = decodeSequence(sequence);
    if (character === null || !expectedText.test(character)) {
      strange = true;
      return sequence;
    }
    sequences += 1;
    // After a lowercase letter, a digit, or a space, a pair that begins with a capital such as Ã is
    // certainly an error. Sequences of three or more characters always are.
    if (sequence.length > 2 || /[a-z0-9 ]/.test(stretch[offset - 1] ?? 'A')) certain += 1;
    return character;
  });
  const rest = stretch.replace(mojibakeSequence, '');
  const isCertain = !strange && !otherLetter.test(rest) && (certain > 0 || sequences > 1);
  return isCertain ? fixed : stretch;
}

const expectedText =
  /^[\u00a0-\u017f\u2010-\u205e\u20a0-\u20bf\u2100-\u21ff\u2500-\u27bf\ufeff\u{1f300}-\u{1faff}]$/u;

function decodeSequence(sequence: string): string | null {
  const bytes = Uint8Array.from(sequence, (shown) => {
    const code = shown.charCodeAt(0);
    return highBytes.get(code) ?? code;
  });
  try {
    const character = utf8.decode(bytes);
    return character === '' ? '\ufeff' : character;
  } catch {
    return null;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
