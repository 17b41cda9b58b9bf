let scratch = Buffer.alloc(0);
let units = new Uint16Array(0);

/**
 * The UTF-16 units of a text, which cost a fraction of what `charCodeAt` does where every one of them is looked at.
 * They stay until the next text is asked for; what stands behind the text's length is left from others.
 */
export function unitsOf(text: string): Uint16Array {
  if (units.length < text.length) {
    const bytes = new ArrayBuffer(Math.max(2 * text.length, LEAST_BYTES));
    scratch = Buffer.from(bytes);
    units = new Uint16Array(bytes);
  }
  scratch.write(text, 'utf16le');
  return units;
}

const LEAST_BYTES = 0x40000;
