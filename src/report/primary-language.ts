import type { Evidence } from '#shared/schemas/evidence.ts';

/** The language of a quote as the typesetter takes it, `pt-br` as `pt`; English where none is marked. It gives the direction too. */
export function primaryLanguage({ lang }: Pick<Evidence, 'lang'>): string {
  const primary = lang?.toLowerCase().split('-')[0] ?? '';
  return /^[a-z]{2,3}$/.test(primary) ? primary : 'en';
}
