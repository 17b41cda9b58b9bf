/**
 * Copies a font under another family name. The copy shows `characters`, sorted by code point, with
 * the glyphs of A, B, C, and so on.
 */
export function renameFont(font: Buffer, family: string, characters: string): Buffer {
  const codes = Array.from(characters, (one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const replaced: Record<string, Buffer> = {
    cmap: writeCmap(codes, findGlyphA(font)),
    name: writeNames(family),
  };
  const count = font.readUInt16BE(4);
  const header = Buffer.from(font.subarray(0, 12 + count * 16));
  const tables: Buffer[] = [header];
  let offset = header.length;
  for (let entry = 12; entry < header.length; entry += 16) {
    const tag = header.toString('latin1', entry, entry + 4);
    const start = header.readUInt32BE(entry + 8);
    const table = replaced[tag] ?? font.subarray(start, start + header.readUInt32BE(entry + 12));
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(tables);
}

/**
 * Reads the number of A's glyph from the segment of cmap format 4 that contains A. `writeCmap` assumes that the
 * other letters' glyphs follow.
 */
function findGlyphA(font: Buffer): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const cmap = font.readUInt32BE(entry + 8);
    for (let record = cmap + 4; record < cmap + 4 + font.readUInt16BE(cmap + 2) * 8; record += 8) {
      const subtable = cmap + font.readUInt32BE(record + 4);
      if (font.readUInt16BE(subtable) !== 4) continue;
      const doubled = font.readUInt16BE(subtable + 6);
      for (let at = 0; at < doubled; at += 2) {
        const start = font.readUInt16BE(subtable + 16 + doubled + at);
        if (start > 0x41 || font.readUInt16BE(subtable + 14 + at) < 0x41) continue;
        return (0x41 + font.readUInt16BE(subtable + 16 + 2 * doubled + at)) & 0xffff;
      }
    }
  }
  throw new Error('The font has no A');
}

function writeCmap(codes: readonly number[], firstGlyph: number): Buffer {
  const cmap = Buffer.alloc(12 + 16 + codes.length * 12);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + codes.length * 12, 16);
  cmap.writeUInt32BE(codes.length, 24);
  codes.forEach((code, index) => {
    const group = 28 + index * 12;
    cmap.writeUInt32BE(code, group);
    cmap.writeUInt32BE(code, group + 4);
    cmap.writeUInt32BE(firstGlyph + index, group + 8);
  });
  return cmap;
}

/** Names 1, 2, 4, and 6 in English: family, style, full name, and PostScript name. */
function writeNames(family: string): Buffer {
  const names: [number, string][] = [
    [1, family],
    [2, 'Regular'],
    [4, `${family} Regular`],
    [6, `${family.replaceAll(' ', '')}-Regular`],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  names.forEach(([id], index) => {
    const length = texts[index]?.length ?? 0;
    [3, 1, 0x409, id, length, offset].forEach((value, field) => {
      header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    });
    offset += length;
  });
  return Buffer.concat([header, ...texts]);
}
