import { describe, expect, it } from 'vitest';
import { deniedSpans } from './denied-spans.ts';

const denied = (sentence: string) =>
  deniedSpans(sentence).map(({ start, end }) => sentence.slice(start, end));

describe('deniedSpans', () => {
  it.each([
    [
      'We do not install pools, renovate pools, or resurface pools — we dig.',
      'We do not install pools, renovate pools, or resurface pools ',
    ],
    ['Debris only — we don’t repair roofs or manage claims.', 'we don’t repair roofs or manage claims.'],
    [
      'Our team no longer offers dog grooming, but we board dogs.',
      'Our team no longer offers dog grooming, ',
    ],
    ['Clearing and mulching — outdoor services only, not utility excavation.', ', not utility excavation.'],
    ['One person who knows you — not a rotating support desk.', ' — not a rotating support desk.'],
    ['We handle storm debris, not roof repair or tarp work.', ', not roof repair or tarp work.'],
    ['One thing to know: we don’t pump septic tanks.', 'we don’t pump septic tanks.'],
  ])('finds the denied work in: %s', (sentence, span) => {
    expect(denied(sentence)).toContain(span);
  });

  it.each([
    'We do not charge for estimates.',
    'We don’t just pump tanks, we inspect them.',
    'We repair roofs, not just gutters.',
    'Whether or not you need repair, call us.',
    'We never stop improving our roof repair.',
    'If you do not repair the roof, it leaks.',
  ])('finds nothing denied in: %s', (sentence) => {
    expect(denied(sentence)).toEqual([]);
  });
});
