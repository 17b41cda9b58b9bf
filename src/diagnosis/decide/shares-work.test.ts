import { describe, expect, it } from 'vitest';
import { sharesWork } from './shares-work.ts';

describe('sharesWork', () => {
  it.each([
    ['Commercial window cleaning', 'Cleaning windows'],
    ['Locating private gas lines', 'Locating private electric lines'],
    ['Copywriting (per page)', 'Copywriting for clients'],
    ['Condominium administration', 'Administration of condominiums'],
    ['Long-term vehicle rental', 'Vehicle rental'],
  ])('considers "%s" and "%s" the same', (one, other) => {
    expect(sharesWork(one, other)).toBe(true);
    expect(sharesWork(other, one)).toBe(true);
  });

  it.each([
    ['Car tire storage', 'Car tire sales'],
    ['Logo design', 'Website design'],
    ['Tree removal', 'Stump removal'],
    ['Building permits', 'Building maintenance'],
    ['Patient care', 'Client services'],
  ])('distinguishes "%s" and "%s"', (one, other) => {
    expect(sharesWork(one, other)).toBe(false);
    expect(sharesWork(other, one)).toBe(false);
  });
});
