import type { Industry } from '../schemas/industry.ts';

export function nameKind({ specialty, detail }: Pick<Industry, 'specialty' | 'detail'>): string | null {
  return specialty ?? detail;
}
