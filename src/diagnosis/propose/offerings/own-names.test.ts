import { expect, it } from 'vitest';
import { isOnlyInName } from './own-names.ts';

const names = new Set(['noëlélagage']);

it.each([
  ['Ce que fait Noël Élagage mieux que les autres', true],
  ['NOËL ÉLAGAGE', true],
  ['Noël Élagage, votre spécialiste de l’élagage', false],
  ['Élagage et abattage', false],
])('tells whether a word is only part of the name: %s', (text, isName) => {
  expect(isOnlyInName('élagage', text, names)).toBe(isName);
});
