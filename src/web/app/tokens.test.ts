import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#shared/color/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

const tokens = new Map(
  [
    ...css.matchAll(
      /--([\w-]+): light-dark\((?:var\([\w-]+, )?(#[0-9a-f]{6})\)?, (?:var\([\w-]+, )?(#[0-9a-f]{6})\)?\);/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

const color = (name: string, scheme: Scheme): string => {
  const value = tokens.get(name);
  if (!value) throw new Error(`No token --${name} with two plain colors.`);
  return value[scheme];
};

const grounds = ['paper', 'surface', 'sunken'];
const tones = [
  'info',
  'success',
  'warning',
  'danger',
  'purple',
  'neutral',
  'automate',
  'optimize',
  'enhance',
];

const textPairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-secondary', ground],
    ['accent', ground],
  ]),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-soft`],
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, 'paper'],
    ['ink', `${tone}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-danger', 'danger-solid'],
  ['on-success', 'success-solid'],
];

const shapePairs: [string, string][] = ['automate', 'optimize', 'enhance', 'control', 'accent'].flatMap(
  (shape): [string, string][] => [
    [shape, 'surface'],
    [shape, 'paper'],
  ],
);

describe.each<Scheme>(['light', 'dark'])('the tokens in the %s scheme', (scheme) => {
  it('are all read', () => expect(tokens.size).toBeGreaterThan(30));

  it.each(textPairs)('text %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrastRatio(color(text, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('shape %s on %s has a contrast of at least 3', (shape, ground) => {
    expect(contrastRatio(color(shape, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
