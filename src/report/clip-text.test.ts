import { expect, test } from 'vitest';
import { clipName, clipText } from './clip-text.ts';

test('short text stays, with its white space folded', () => {
  expect(clipText('  a\n b\t', 10)).toBe('a b');
});

test('long text ends in an ellipsis within the limit', () => {
  expect(clipText('abcdef', 6)).toBe('abcdef');
  expect(clipText('abcdefg', 6)).toBe('abcde…');
});

test('characters are never split, and excessive accents count toward the limit', () => {
  expect(clipText('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
  expect(clipText(`a${'\u0301'.repeat(5000)}`, 10)).toBe('…');
});

test('a name without a letter gets the fallback', () => {
  expect(clipName(' \n ', 'Unknown Workflow')).toBe('Unknown Workflow');
});
