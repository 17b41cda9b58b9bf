import { expect, it } from 'vitest';
import { holdsPrice, withoutPrice } from './price-in-name.ts';

it.each([
  ['Oil change $49.99', 'Oil change'],
  ['Oil change – from $49.99', 'Oil change'],
  ['$49.99 – Oil change', 'Oil change'],
  ['Singola + Colazione € 40 € 60', 'Singola + Colazione'],
  ['Haarschnitt (ab 25 €)', 'Haarschnitt'],
  ['グラスワイン 790円～', 'グラスワイン'],
  ['Strzyżenie 80 zł', 'Strzyżenie'],
  ['24-hour towing', '24-hour towing'],
  ['20 ft container rental', '20 ft container rental'],
  ['Class of 2024 reunion', 'Class of 2024 reunion'],
])('removes the price from "%s"', (name, expected) => {
  expect(withoutPrice(name)).toBe(expected);
  expect(holdsPrice(expected)).toBe(false);
});

it.each(['3,500円コース', '$99 dinner special', '€ 40'])(
  'leaves "%s" unchanged, which contains a price',
  (name) => {
    expect(withoutPrice(name)).toBe(name);
    expect(holdsPrice(name)).toBe(true);
  },
);
