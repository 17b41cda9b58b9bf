import type { Industry } from '../schemas/industry.ts';

/** What the organization is, as precisely as known; null if only the company type is known. */
export function nameKind({ specialty, detail }: Pick<Industry, 'specialty' | 'detail'>): string | null {
  return specialty ?? detail;
}
