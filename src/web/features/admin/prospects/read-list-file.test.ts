import { describe, expect, it } from 'vitest';
import { prospectLimits } from '#shared/schemas/prospect.ts';
import { readListFile } from './read-list-file.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'list.csv');
const utf16 = (text: string) => {
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

describe('a file with a list of prospects', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Müller,https://mueller.test')],
    ['Windows-1252', Uint8Array.from('Müller,https://mueller.test', (letter) => letter.charCodeAt(0))],
    ['UTF-16 without a mark', utf16('Müller,https://mueller.test')],
  ])('is read in %s', async (_what, bytes) => {
    expect(await readListFile(file(bytes))).toBe('Müller,https://mueller.test');
  });

  it.each([
    ['a workbook', new TextEncoder().encode('PK\u0003\u0004 xl/workbook.xml'), "isn't a CSV file"],
    ['a workbook of old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old Excel workbook'],
    ['no text', new Uint8Array([0x41, 0, 1]), "n't a text file"],
    ['nothing', new TextEncoder().encode(' \n'), 'empty'],
    ['too much', new Uint8Array(2 * prospectLimits.text + 1), 'too large'],
  ])('is refused where it is %s, with what to do', async (_what, bytes, words) => {
    await expect(readListFile(file(bytes))).rejects.toThrow(words);
  });
});
