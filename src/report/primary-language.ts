import type { Evidence } from '#shared/schemas/evidence.ts';

/** English if unknown. */
export function primaryLanguage({ lang }: Pick<Evidence, 'lang'>): string {
  const primary = lang?.toLowerCase().split('-')[0] ?? '';
  return /^[a-z]{2,3}$/.test(primary) ? primary : 'en';
}
