import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder as StandardDecoder } from '@exodus/bytes/encoding.js';
import { fixMojibake } from './double-encoding.ts';

/**
 * Follows the encoding standard, but overrules a label that the bytes contradict, because wrong labels are common;
 * also removes NUL characters and fixes double encoding. Never throws.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const encoding = encodingOf(bytes, contentType);
  const Decoder = multiByte.has(encoding) ? StandardDecoder : TextDecoder;
  const text = new Decoder(encoding).decode(bytes);
  const whole = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return encoding === 'utf-8' && isAscii(bytes) ? whole : fixMojibake(whole);
}

/**
 * Encodings that the built-in `TextDecoder` doesn't decode by the standard: it lacks thousands of characters of Big5
 * and EUC-KR, and treats control characters or malformed bytes in EUC-JP and Shift_JIS differently.
 */
const multiByte: ReadonlySet<string> = new Set(['big5', 'euc-kr', 'euc-jp', 'shift_jis']);

export function encodingOf(bytes: Uint8Array, contentType: string | null): string {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return marked;

  const labels = [encodingLabel(charsetParameter(contentType)), declaredEncoding(bytes, declarationBytes)];
  const label = labels.find((entry) => entry !== null) ?? null;
  if (label?.startsWith('utf-16') && looksLikeUtf16(bytes) === null) return judgeUtf8(bytes, null);
  if (label !== null && label !== 'utf-8') return judgeUtf8(bytes, label);
  return (
    looksLikeUtf16(bytes) ??
    judgeUtf8(bytes, labels.find((entry) => entry !== null && entry !== 'utf-8') ?? null)
  );
}

/**
 * Number of bytes searched for a declaration in the markup. The standard asks for 1,024, and browsers look
 * further if needed.
 */
const declarationBytes = 4096;
const lateDeclarationBytes = 65_536;

/**
 * If no UTF-8 sequence is invalid, this many overrule the label of another multi-byte encoding; one
 * or two may occur by chance. To overrule a single-byte label, one is enough.
 */
const proofSequences = 3;

function judgeUtf8(bytes: Uint8Array, label: string | null): string {
  if (label === 'iso-2022-jp') return label;
  if (label === null && isUtf8(bytes)) return hasJapaneseEscape(bytes) ? 'iso-2022-jp' : 'utf-8';
  const { valid, invalid } = isAscii(bytes) ? { valid: 0, invalid: 0 } : countUtf8(bytes);
  if (invalid === 0) {
    const proof = label === null || singleByte.some((name) => label.startsWith(name)) ? 1 : proofSequences;
    return valid >= proof || label === null ? 'utf-8' : label;
  }
  if (valid > invalid * 10) return 'utf-8';
  return label ?? declaredEncoding(bytes, lateDeclarationBytes) ?? 'windows-1252';
}

/** ISO-2022-JP switches to kanji with ESC $ B or ESC $ @. */
function hasJapaneseEscape(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1)) {
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return isAscii(bytes);
  }
  return false;
}

const singleByte = ['windows-', 'iso-8859-', 'koi8-', 'macintosh', 'x-mac', 'ibm866'];

function countUtf8(bytes: Uint8Array): { valid: number; invalid: number } {
  let valid = 0;
  let invalid = 0;
  const { length } = bytes;
  for (let index = 0; index < length; ) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) {
      index += 1;
      continue;
    }
    const size = sequenceLength(bytes, index);
    if (size > 0) {
      valid += 1;
      index += size;
    } else {
      // A sequence cut off by the end of the document doesn't count as invalid.
      if (index < length - 3) invalid += 1;
      index += 1;
    }
  }
  return { valid, invalid };
}

function sequenceLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] ?? 0;
  const size =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >> 4 === 0xe ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  for (let offset = 1; offset < size; offset += 1) {
    if (((bytes[index + offset] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  const second = bytes[index + 1] ?? 0;
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  if (lead === 0xf4 && second > 0x8f) return 0;
  return size;
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** Markup is mostly ASCII, so in UTF-16 about every other byte near the start is zero. */
function looksLikeUtf16(bytes: Uint8Array): string | null {
  const sample = Math.min(bytes.length & ~1, 200);
  if (sample < 8) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const pairs = sample / 2;
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le';
  if (even > pairs * 0.7 && odd < pairs * 0.1) return 'utf-16be';
  return null;
}

function charsetParameter(contentType: string | null): string | null {
  return /charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

function declaredEncoding(bytes: Uint8Array, within: number): string | null {
  const head = latin1.decode(bytes.subarray(0, within)).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const xml = /^\s*<\?xml[^>]*?encoding\s*=\s*["']\s*([^"']+?)\s*["']/i.exec(head)?.[1] ?? null;
  for (const { index } of head.matchAll(/<meta(?=[\s/])/gi)) {
    const label = encodingLabel(declaredLabel(head.slice(index + 5, index + 5 + maxTagLength)));
    // If the declaration is readable as ASCII, the bytes aren't UTF-16. The standard treats
    // x-user-defined as windows-1252.
    if (label?.startsWith('utf-16')) return 'utf-8';
    if (label === 'x-user-defined') return 'windows-1252';
    if (label !== null) return label;
  }
  return encodingLabel(xml);
}

const maxTagLength = 2000;

const anyAttribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|["']?([^\s"'>]+)))?|>/g;

function declaredLabel(tag: string): string | null {
  const values = new Map<string, string>();
  for (const [whole, name, ...written] of tag.matchAll(anyAttribute)) {
    if (whole === '>' || name === undefined) break;
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, written.find((value) => value !== undefined)?.trim() ?? '');
  }
  const content = /charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(values.get('content') ?? '')?.[1];
  const isContentType = values.get('http-equiv')?.toLowerCase() === 'content-type';
  return (isContentType ? content : undefined) ?? values.get('charset')?.replace(/[;/].*$/, '') ?? null;
}

const latin1 = new TextDecoder('latin1');

function encodingLabel(label: string | null): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
