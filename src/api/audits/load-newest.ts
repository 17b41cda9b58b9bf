import { AppError } from '#app/errors.ts';
import type { ApiContext } from '../api-types.ts';
import type { LoadedAudit } from './load-audit.ts';

export async function loadNewest(
  { stores, loadAudit }: ApiContext,
  id: number,
  options: { refresh?: boolean } = {},
): Promise<LoadedAudit> {
  const found = await stores.audits.getRevision(id);
  if (!found) throw new AppError('audit-not-found');
  return loadAudit({ id, revision: found.revision, ...options });
}
