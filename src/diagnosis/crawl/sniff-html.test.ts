import { describe, expect, it } from 'vitest';
import { isHtml, mayBeHtml } from './sniff-html.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('mayBeHtml', () => {
  it.each([
    null,
    '',
    'text/html',
    'text/plain',
    'application/octet-stream',
    'application/xhtml+xml; charset=utf-8',
  ])('is true for %s', (type) => {
    expect(mayBeHtml(type)).toBe(true);
  });

  it.each([
    'application/pdf',
    'image/png',
    'video/mp4',
    'audio/mpeg',
    'application/zip',
    'font/woff2',
    'application/vnd.ms-excel',
    'application/x-tar',
  ])('is false for %s', (type) => {
    expect(mayBeHtml(type)).toBe(false);
  });
});

describe('isHtml', () => {
  it.each<[type: string | null, body: string, html: boolean]>([
    ['text/html; charset=utf-8', 'plain words', true],
    ['text/html', '%PDF-1.7', false],
    ['text/html', 'PK\x03\x04', false],
    ['text/html', '\x1f\x8b\x08', false],
    ['text/html', '\0\0\0\x20ftypisom', false],
    ['text/plain', '<!DOCTYPE html><title>x', true],
    ['application/octet-stream', '<html>', true],
    [null, '\n <!-- c --><html lang="en">', true],
    [null, '\xef\xbb\xbf<?xml version="1.0"?>\n<html>', true],
    [null, 'plain words', false],
    ['text/plain', 'a <p> inside', false],
    ['application/json', '{"html":"<p>"}', false],
    ['application/xml', '<?xml version="1.0"?><urlset>', false],
  ])('for %s with %j', (type, body, html) => {
    expect(isHtml(type, bytes(body))).toBe(html);
  });
});
