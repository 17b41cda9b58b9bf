/** Reads only formats 4 and 12 of the `cmap` table (OpenType specification, chapter cmap). */
export function readFontCoverage(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = findTable(view, 'cmap');
  const covered = new Set<number>();
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) addSegments(view, subtable, covered);
    if (format === 12) addGroups(view, subtable, covered);
  }
  return covered;
}

function findTable(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

function addSegments(view: DataView, subtable: number, covered: Set<number>): void {
  const doubledCount = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubledCount + 2;
  const deltas = starts + doubledCount;
  const offsets = deltas + doubledCount;
  for (let at = 0; at < doubledCount; at += 2) {
    const start = view.getUint16(starts + at);
    const end = view.getUint16(ends + at);
    const delta = view.getUint16(deltas + at);
    const offset = view.getUint16(offsets + at);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const looked = offset === 0 ? code : view.getUint16(offsets + at + offset + (code - start) * 2);
      const glyph = looked === 0 && offset !== 0 ? 0 : (looked + delta) & 0xffff;
      if (glyph !== 0) covered.add(code);
    }
  }
}

function addGroups(view: DataView, subtable: number, covered: Set<number>): void {
  const count = view.getUint32(subtable + 12);
  for (let index = 0; index < count; index += 1) {
    const group = subtable + 16 + index * 12;
    const [start, end, glyph] = [view.getUint32(group), view.getUint32(group + 4), view.getUint32(group + 8)];
    for (let code = start; code <= end; code += 1) if (glyph + code - start !== 0) covered.add(code);
  }
}
