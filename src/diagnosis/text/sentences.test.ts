import { describe, expect, it } from 'vitest';
import { sentenceSpans } from './sentences.ts';

const cut = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

describe('sentenceSpans', () => {
  it('splits after a period before a new sentence', () => {
    expect(cut('Call us. We answer within 24 hours! Ready? ')).toEqual([
      'Call us.',
      'We answer within 24 hours!',
      'Ready?',
    ]);
  });

  it('does not split after abbreviations or within numbers', () => {
    expect(cut('See Dr. Smith at 3.5 St. Mary Street')).toEqual(['See Dr. Smith at 3.5 St. Mary Street']);
  });

  it('splits at list separators', () => {
    expect(cut('Home | Services • Contact')).toEqual(['Home', 'Services', 'Contact']);
  });

  it('returns nothing for white space', () => {
    expect(cut('  ')).toEqual([]);
  });
});
