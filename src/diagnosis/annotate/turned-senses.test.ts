import { describe, expect, it } from 'vitest';
import { isTurned } from './turned-senses.ts';

const turned = (text: string, words: string) =>
  isTurned(text, text.indexOf(words), text.indexOf(words) + words.length);

describe('isTurned', () => {
  it.each([
    ['Our self-catering cottage', 'catering', true],
    ['Our self-catering', 'Our self-catering', true],
    ['Our kitchen is for catering', 'catering', false],
    ['A non-surgical lift', 'surgical', true],
    ['The library lends books, films and tools', 'books, films and tools', true],
    ['Every October we hold a book sale', 'book', true],
    ['He wrote a book of recipes', 'book', true],
    ['Book a room or a tool', 'Book a room', false],
    ['Use our book now button', 'book', false],
    ['She books your table by phone', 'books your table', false],
  ])('in %j, %j: %s', (text, words, expected) => {
    expect(turned(text, words)).toBe(expected);
  });
});
