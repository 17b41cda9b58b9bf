import { describe, expect, it } from 'vitest';
import { moneyIn } from './money.ts';

const range = { low: 8012, likely: 12_345, high: 16_300 };

describe('without another currency', () => {
  const money = moneyIn(undefined);

  it('writes dollars alone', () => {
    expect(money.price(7000)).toBe('$7,000');
    expect(money.prices({ low: 21_000, high: 35_000 })).toBe('$21,000 to $35,000');
    expect(money.estimate(12_345)).toBe('$12,000');
    expect(money.estimates(range)).toBe('$8,000 to $16,000');
    expect(money.about(2345)).toBe('about $2,300');
    expect(money.wordRange(range)).toEqual({
      usd: '$12,000',
      other: null,
      both: '$12,000',
      range: '$8,000 to $16,000',
      inLine: '$12,000 ($8,000 to $16,000)',
    });
    expect(money.rate).toBeNull();
  });

  it('rounds the ends of a net amount as coarsely as the likely one', () => {
    expect(money.wordNet({ low: -33, likely: 7932, high: 24_321 })).toMatchObject({
      usd: '$7,900',
      range: '$0 to $24,000',
    });
  });
});

describe('with another currency', () => {
  const money = moneyIn({ code: 'EUR', perUsd: 0.86, date: '2026-11-01' });

  it('writes prices in whole units behind the dollars', () => {
    expect(money.price(7000)).toBe('$7,000 (about\u00A0€6,020)');
    expect(money.prices({ low: 21_000, high: 35_000 })).toBe(
      '$21,000 to $35,000 (about\u00A0€18,060 to €30,100)',
    );
    expect(money.wordPrice(7000)).toEqual({
      usd: '$7,000',
      other: 'about €6,020',
      both: '$7,000 (about\u00A0€6,020)',
    });
  });

  it('converts estimates as shown, and rounds them to two digits again', () => {
    expect(money.estimate(12_345)).toBe('$12,000 (about\u00A0€10,000)');
    expect(money.estimate(4949)).toBe('$4,900 (about\u00A0€4,200)');
    expect(money.estimates(range)).toBe('$8,000 to $16,000 (about\u00A0€6,900 to €14,000)');
    expect(money.about(2345)).toBe('about $2,300 (€2,000)');
    expect(money.wordRange(range)).toMatchObject({
      range: '$8,000 to $16,000',
      inLine: '$12,000 ($8,000 to $16,000), about\u00A0€10,000 (€6,900 to €14,000)',
    });
  });

  it('keeps the sign of a net amount, and writes no negative zero', () => {
    expect(money.wordNet({ low: -1438, likely: 4612, high: 5000 }).inLine).toBe(
      '$4,600 (-$1,400 to $5,000), about\u00A0€4,000 (-€1,200 to €4,300)',
    );
    expect(money.wordNet({ low: -33, likely: 7932, high: 8000 }).inLine).toContain('(€0 to €6,900)');
  });

  it('states the rate with its day', () => {
    expect(money.rate).toBe('1 US dollar is 0.86 EUR as of November 1, 2026.');
  });

  it('writes currencies without a symbol or with many units to the dollar', () => {
    const swiss = moneyIn({ code: 'CHF', perUsd: 0.80125, date: '2026-10-31' });
    expect(swiss.price(7000)).toBe('$7,000 (about\u00A0CHF\u00A05,609)');
    expect(swiss.rate).toBe('1 US dollar is 0.80125 CHF as of October 31, 2026.');
    const dong = moneyIn({ code: 'VND', perUsd: 25_400, date: '2026-10-31' });
    expect(dong.estimate(12_345)).toBe('$12,000 (about\u00A0₫300,000,000)');
    expect(dong.rate).toContain('is 25,400 VND as');
  });
});
