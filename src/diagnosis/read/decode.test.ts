import { describe, expect, it } from 'vitest';
import { decodeHtml, encodingOf } from './decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('encodingOf', () => {
  it.each<[string, Uint8Array, string | null, string]>([
    [
      'a byte order mark above a label',
      join(bytes(0xef, 0xbb, 0xbf), utf8('é')),
      'text/html; charset=latin1',
      'utf-8',
    ],
    ['a UTF-16 mark', bytes(0xff, 0xfe, 0x41, 0), null, 'utf-16le'],
    ['a big-endian mark', bytes(0xfe, 0xff, 0, 0x41), 'text/html; charset=utf-8', 'utf-16be'],
    [
      'the header above the markup',
      join(utf8('<meta charset=koi8-r>'), bytes(0xe0)),
      'text/html;charset="windows-1251"',
      'windows-1251',
    ],
    [
      'a label of the header in any spelling',
      bytes(0xe9, 0x20, 0x20, 0x20, 0x20),
      'text/html; CHARSET=Latin1',
      'windows-1252',
    ],
    [
      'a meta charset',
      join(utf8('<meta charset="windows-1250">'), bytes(0x9c, 0x20, 0x20, 0x20, 0x20)),
      null,
      'windows-1250',
    ],
    [
      'a meta content type',
      join(
        utf8("<meta http-equiv=Content-Type content='text/html; charset=iso-8859-2'>"),
        bytes(0xb1, 0x20, 0x20, 0x20, 0x20),
      ),
      null,
      'iso-8859-2',
    ],
    [
      'no meta in a comment',
      join(utf8('<!-- <meta charset=koi8-r> -->'), bytes(0xe9, 0x20, 0x20, 0x20, 0x20)),
      null,
      'windows-1252',
    ],
    [
      'an XML declaration',
      join(utf8('<?xml version="1.0" encoding="ISO-8859-5"?>'), bytes(0xd0, 0x20, 0x20, 0x20, 0x20)),
      null,
      'iso-8859-5',
    ],
    ['a meta that claims UTF-16', utf8('<meta charset=utf-16><p>é</p>'), null, 'utf-8'],
    [
      'nothing, the signs of Japanese mail',
      bytes(0x3c, 0x70, 0x3e, 0x1b, 0x24, 0x42, 0x25, 0x46, 0x1b, 0x28, 0x42),
      null,
      'iso-2022-jp',
    ],
    ['nothing, ASCII', utf8('<p>plain</p>'), null, 'utf-8'],
    ['nothing, UTF-8', utf8('<p>Größe</p>'), null, 'utf-8'],
    ['nothing, a legacy text', latin('<p>Gr\xf6\xdfe und mehr</p>'), null, 'windows-1252'],
    ['UTF-8 labeled Latin-1', utf8('<p>Größe</p>'), 'text/html; charset=iso-8859-1', 'utf-8'],
    [
      'Latin-1 labeled UTF-8',
      latin('<p>Gr\xf6\xdfe und \xe4hnliches</p>'),
      'text/html; charset=utf-8',
      'windows-1252',
    ],
    ['an unknown label', latin('<p>Gr\xf6\xdfe und mehr</p>'), 'text/html; charset=klingon', 'windows-1252'],
    [
      'a label that must not be decoded',
      latin('<p>Gr\xf6\xdfe und mehr</p>'),
      'text/html; charset=iso-2022-kr',
      'windows-1252',
    ],
    [
      'UTF-16 without any mark',
      latin([...'<html><p>text</p>'].map((c) => `${c}\0`).join('')),
      null,
      'utf-16le',
    ],
    [
      'a label of UTF-16 over ASCII',
      utf8('<p>plain text, quite plain</p>'),
      'text/html; charset=utf-16le',
      'utf-8',
    ],
    ['UTF-8 with one broken byte', join(utf8('ä'.repeat(30)), bytes(0xff), utf8('    ')), null, 'utf-8'],
    ['UTF-8 cut off in the middle of a letter', utf8('Größe ä').subarray(0, -1), null, 'utf-8'],
  ])('%s', (_, content, contentType, encoding) => {
    expect(encodingOf(content, contentType)).toBe(encoding);
  });
});

describe('decodeHtml', () => {
  it.each<[Uint8Array, string | null, string]>([
    [latin('caf\xe9 \x93quoted\x94'), null, 'café “quoted”'],
    [bytes(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2), 'text/html; charset=windows-1251', 'Привет'],
    [bytes(0x83, 0x65, 0x83, 0x58, 0x83, 0x67), 'text/html; charset=Shift_JIS', 'テスト'],
    [bytes(0xb2, 0xe2, 0xca, 0xd4), 'text/html; charset=gb2312', '测试'],
    [utf8('BOM\ufeff inside'), null, 'BOM\ufeff inside'],
    [join(bytes(0xef, 0xbb, 0xbf), utf8('after a mark')), null, 'after a mark'],
    [utf8('<p>cafÃ© crÃ¨me</p>'), 'text/html; charset=utf-8', '<p>café crème</p>'],
    [bytes(), null, ''],
  ])('%#', (content, contentType, text) => {
    expect(decodeHtml(content, contentType)).toBe(text);
  });
});
