import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type OwnAudit, ownAuditSchema } from '#shared/schemas/own-audit.ts';
import { getJson } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Newest first. Always stale, because another tab may have started a diagnosis. */
export const ownAuditsQuery = queryOptions({
  queryKey: queryKeys.ownAudits,
  staleTime: 0,
  queryFn: async ({ signal }) => z.array(ownAuditSchema).parse(await getJson('/api/audits', signal)),
});

export function earlierScansOf(
  audit: Pick<OwnAudit, 'id' | 'domain' | 'createdAt'>,
  own: readonly OwnAudit[],
): OwnAudit[] {
  return own.filter(
    (other) =>
      other.kind === 'scan' &&
      other.status === 'completed' &&
      other.id !== audit.id &&
      bare(other.domain) === bare(audit.domain) &&
      other.createdAt < audit.createdAt,
  );
}

function bare(domain: string): string {
  return domain.toLowerCase().replace(/^www\./, '');
}
