import { describe, expect, it } from 'vitest';
import { decodeHtml } from '#diagnosis/read/decode.ts';
import { readPage } from '#diagnosis/read/read-page.ts';

/** The labels are from the Encoding Standard. */
const ENCODINGS: readonly (readonly [label: string, bytes: readonly number[], text: string])[] = [
  ['windows-1252', [0x80, 0x20, 0x93, 0x47, 0x72, 0xf6, 0xdf, 0x65, 0x94], '€ “Größe”'],
  ['iso-8859-1', [0x63, 0x61, 0x66, 0xe9, 0x20, 0x92], 'café ’'],
  ['latin1', [0x6e, 0x61, 0xef, 0x76, 0x65, 0x20, 0x20, 0x20], 'naïve'],
  ['us-ascii', [0x85, 0x20, 0x78, 0x20, 0x20, 0x20], '… x'],
  ['iso-8859-2', [0xb1, 0xe6, 0xea, 0xb3, 0xf1], 'ąćęłń'],
  ['windows-1250', [0x9c, 0x9f, 0xb3, 0xb9, 0xea], 'śźłąę'],
  ['iso-8859-3', [0xa6, 0xb6, 0xfe, 0x20, 0x20, 0x20], 'Ĥĥŝ'],
  ['iso-8859-4', [0xb6, 0xba, 0xbe, 0x20, 0x20, 0x20], 'ļēž'],
  ['iso-8859-5', [0xbf, 0xe0, 0xd8, 0xd2, 0xd5, 0xe2], 'Привет'],
  ['iso-8859-6', [0xe5, 0xd1, 0xcd, 0xc8, 0xc7], 'مرحبا'],
  ['iso-8859-7', [0xea, 0xe1, 0xeb, 0xe7, 0xec], 'καλημ'],
  ['iso-8859-8', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
  ['logical', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
  ['iso-8859-10', [0xa2, 0xb2, 0xe6, 0x20, 0x20, 0x20], 'Ēēæ'],
  ['iso-8859-13', [0xe0, 0xe1, 0xeb, 0xfe, 0x20, 0x20], 'ąįėž'],
  ['iso-8859-14', [0xd0, 0xf0, 0xde, 0x20, 0x20, 0x20], 'ŴŵŶ'],
  ['iso-8859-15', [0xa4, 0x20, 0xbd, 0x20, 0x20, 0x20], '€ œ'],
  ['iso-8859-16', [0xaa, 0xba, 0xde, 0xfe, 0x20, 0x20], 'ȘșȚț'],
  ['koi8-r', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], 'Привет'],
  ['koi8-u', [0xf0, 0xd2, 0xc9, 0xd7, 0xa6, 0xd4], 'Привіт'],
  ['windows-874', [0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5], 'สวัสดี'],
  ['tis-620', [0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5], 'สวัสดี'],
  ['windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
  ['cp1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
  ['windows-1253', [0xea, 0xe1, 0xeb, 0xe7, 0xec], 'καλημ'],
  ['windows-1254', [0xfe, 0xf0, 0xfd, 0xdd, 0x20, 0x20], 'şğıİ'],
  ['iso-8859-9', [0xfe, 0xf0, 0xfd, 0xdd, 0x20, 0x20], 'şğıİ'],
  ['windows-1255', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
  ['windows-1256', [0xe3, 0xd1, 0xcd, 0xc8, 0xc7], 'مرحبا'],
  ['windows-1257', [0xe0, 0xe1, 0xeb, 0xfe, 0x20, 0x20], 'ąįėž'],
  ['windows-1258', [0xd5, 0xf5, 0xfe, 0x20, 0x20, 0x20], 'Ơơ₫'],
  ['macintosh', [0x8e, 0x8a, 0x9f, 0x20, 0x20, 0x20], 'éäü'],
  ['x-mac-cyrillic', [0x8f, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
  ['ibm866', [0x8f, 0xe0, 0xa8, 0xa2, 0xa5, 0xe2], 'Привет'],
  ['gbk', [0xc4, 0xe3, 0xba, 0xc3, 0xca, 0xc0, 0xbd, 0xe7], '你好世界'],
  ['gb2312', [0xc4, 0xe3, 0xba, 0xc3, 0xca, 0xc0, 0xbd, 0xe7], '你好世界'],
  ['gb18030', [0xc4, 0xe3, 0xba, 0xc3, 0x81, 0x30, 0x81, 0x30], '你好\u0080'],
  ['big5', [0xa7, 0x41, 0xa6, 0x6e, 0xa5, 0x40, 0xac, 0xc9], '你好世界'],
  ['big5-hkscs', [0x88, 0x62, 0x9d, 0xef, 0xa3, 0xe1], 'Ê̄嘅€'],
  ['euc-jp', [0xa5, 0xc6, 0xa5, 0xb9, 0xa5, 0xc8], 'テスト'],
  ['euc-jp', [0xad, 0xa1, 0xfc, 0xe2, 0xf9, 0xf5], '①髙﨑'],
  ['shift_jis', [0x83, 0x65, 0x83, 0x58, 0x83, 0x67], 'テスト'],
  ['x-sjis', [0x83, 0x65, 0x83, 0x58, 0x83, 0x67], 'テスト'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x25, 0x46, 0x25, 0x39, 0x25, 0x48, 0x1b, 0x28, 0x42], 'テスト'],
  ['euc-kr', [0xbe, 0xc8, 0xb3, 0xe7], '안녕'],
  ['ks_c_5601-1987', [0xbe, 0xc8, 0xb3, 0xe7], '안녕'],
  ['windows-949', [0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf], '똠방각하'],
  ['euc-kr', [0x81, 0x41, 0x94, 0xee, 0xc6, 0x52, 0xa2, 0xe6], '갂뷁힣€'],
  ['shift_jis', [0x87, 0x40, 0xfb, 0xfc, 0xed, 0x95, 0xb1], '①髙﨑ｱ'],
  ['gb18030', [0x94, 0x39, 0xfc, 0x36, 0x20, 0xc4, 0xe3], '😀 你'],
  ['utf-16le', [0x50, 0x00, 0x72, 0x00, 0xe9, 0x00, 0x73, 0x00, 0x20, 0x00, 0x78, 0x00], 'Prés x'],
  ['utf-16be', [0x00, 0x50, 0x00, 0x72, 0x00, 0xe9, 0x00, 0x73, 0x00, 0x20, 0x00, 0x78], 'Prés x'],
];

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

describe('fault 16: any encoding', () => {
  it.each(ENCODINGS)('fault 16: %s named by the header', (label, bytes, text) => {
    const decoded = decodeHtml(Uint8Array.from(bytes), `text/html; charset=${label}`);
    expect(decoded.trim()).toBe(text);
  });

  it.each(ENCODINGS.filter(([label]) => !label.startsWith('utf-16')))(
    'fault 16: %s named by the markup',
    (label, bytes, text) => {
      const page = Uint8Array.from([
        ...ascii(`<html><head><meta charset="${label}"></head><body><p>`),
        ...bytes,
      ]);
      const [block] = readPage({
        url: 'https://oak.example/',
        bytes: page,
        contentType: 'text/html',
        xRobotsTag: null,
        isHome: true,
      }).blocks;
      expect(block?.text).toBe(text.replaceAll('\u0080', '').normalize('NFC'));
    },
  );

  it.each<[string, readonly number[], string | null]>([
    [
      'a UTF-8 mark',
      [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('<p>Größe</p>')],
      'text/html; charset=windows-1251',
    ],
    ['a UTF-16 mark', [0xff, 0xfe, ...utf16('<p>Größe</p>')], 'text/html; charset=utf-8'],
    ['UTF-16 without mark or label', utf16('<html><body><p>Größe</p></body></html>'), 'text/html'],
    [
      'UTF-8 labeled as Latin-1',
      [...new TextEncoder().encode('<p>Größe</p>')],
      'text/html; charset=iso-8859-1',
    ],
    [
      'UTF-8 labeled as Latin-1 by the markup',
      [...new TextEncoder().encode('<meta charset=latin1><p>Größe</p>')],
      null,
    ],
    ['Latin-1 labeled as UTF-8', ascii('<p>Gr\xf6\xdfe</p><p>\xdcber uns</p>'), 'text/html; charset=utf-8'],
    ['no label at all', ascii('<p>Gr\xf6\xdfe</p><p>\xdcber uns</p>'), null],
    ['an unknown label', ascii('<p>Gr\xf6\xdfe</p><p>\xdcber uns</p>'), 'text/html; charset=none'],
    [
      'a declaration after the usual 1,024 bytes',
      ascii(`<title>${'x'.repeat(1500)}</title><meta charset=latin1><p>Gr\xf6\xdfe</p>`),
      null,
    ],
    [
      'a declaration that comes late',
      ascii(`<style>${'x'.repeat(9000)}</style><meta charset=iso-8859-9><p>Gr\xf6\xdfe</p>`),
      null,
    ],
    [
      'an unrelated declaration first',
      ascii('<meta name=description content="charset=koi8-r"><meta charset=latin1><p>Gr\xf6\xdfe</p>'),
      null,
    ],
    ['a bracket inside an attribute', ascii('<meta name="a>b" charset="latin1"><p>Gr\xf6\xdfe</p>'), null],
    [
      'a content type before its name',
      ascii("<meta content='text/html; charset=latin1' http-equiv='Content-Type'><p>Gr\xf6\xdfe</p>"),
      null,
    ],
    ['x-user-defined in the markup', ascii('<meta charset=x-user-defined><p>Gr\xf6\xdfe</p>'), null],
    [
      'UTF-16 claimed by markup in another encoding',
      [...new TextEncoder().encode('<meta charset=utf-16le><p>Größe</p>')],
      null,
    ],
    ['a big-endian mark', [0xfe, 0xff, ...utf16('<p>Größe</p>', 'big')], 'text/html; charset=utf-8'],
    [
      'UTF-16 by the header, without a mark',
      utf16('<html><body><p>Größe</p></body></html>'),
      'text/html; charset=utf-16',
    ],
    ['a header with an empty label', ascii('<meta charset=latin1><p>Gr\xf6\xdfe</p>'), 'text/html; charset='],
    [
      'UTF-8 encoded three times',
      [...new TextEncoder().encode('<p>GrÃƒÂ¶ÃƒÅ¸e</p>')],
      'text/html; charset=utf-8',
    ],
    ['UTF-8 encoded twice', [...new TextEncoder().encode('<p>GrÃ¶ÃŸe</p>')], 'text/html; charset=utf-8'],
    ['character references', ascii('<p>Gr&ouml;&#223;e</p>'), 'text/html; charset=us-ascii'],
  ])('fault 16: %s', (_, bytes, contentType) => {
    const { blocks } = readPage({
      url: 'https://oak.example/',
      bytes: Uint8Array.from(bytes),
      contentType,
      xRobotsTag: null,
      isHome: true,
    });
    expect(blocks[0]?.text).toBe('Größe');
  });
});

function utf16(text: string, order: 'little' | 'big' = 'little'): number[] {
  return [...text].flatMap((character) => {
    const pair = [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8];
    return order === 'big' ? pair.reverse() : pair;
  });
}
