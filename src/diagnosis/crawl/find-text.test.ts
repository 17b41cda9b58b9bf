import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findText } from './find-text.ts';

it('finds what the built-in search finds', () => {
  const letters = (max: number) =>
    fc.array(fc.constantFrom('a', 'b'), { maxLength: max }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters(200), letters(4), fc.nat(60), fc.nat(20), (text, part, times, from) => {
      const wanted = part.repeat(times);
      expect(findText(text + wanted + text, wanted, from)).toBe((text + wanted + text).indexOf(wanted, from));
      expect(findText(text, wanted, from)).toBe(text.indexOf(wanted, from));
    }),
  );
});

it('is fast where a search that restarts at each letter is not', () => {
  const started = process.threadCpuUsage();
  expect(findText('a'.repeat(200_000), `${'a'.repeat(8000)}b${'a'.repeat(8000)}`, 0)).toBe(-1);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(800);
});
