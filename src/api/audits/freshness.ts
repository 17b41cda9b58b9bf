import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { AuditRevision, AuditStore, Seen } from '#storage/audit-record.ts';
import type { OperatorStore } from '#storage/operator-record.ts';
import { etagOf, requireSameState, sendNotModified } from '../http/etag.ts';
import { auditParams } from '../http/params.ts';
import type { EditTarget } from '../use-cases/edit-target.ts';
import { findOperatorSession, type OperatorContext } from '../visitor/operator-session.ts';
import { readOwnerHash } from '../visitor/owner-cookie.ts';
import { readKeyOwnerHash } from '../visitor/owner-key.ts';
import type { WantedAudit } from './load-audit.ts';

/** What the freshness hook found out; on the request for the handler that comes after it. */
export interface AuditOnRequest extends WantedAudit, Pick<AuditRevision, 'status' | 'ownerHash'> {
  /** Whether whoever asks may change the audit: its owner or the operator. */
  mine: boolean;
  /** The revision that a change says it is based on (If-Match); null where it does not say. */
  seen: Seen;
}

declare module 'fastify' {
  interface FastifyRequest {
    auditOnRequest: AuditOnRequest | null;
  }
}

interface FreshnessContext extends OperatorContext {
  stores: { audits: AuditStore; operator: OperatorStore };
  release: string;
}

/**
 * A hook for reading calls under /audits/:id. One small query tells the audit's revision; a browser
 * that has it gets 304 before anything is derived. Rejects with `audit-not-found`.
 */
export function checkFreshness(context: FreshnessContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const id = auditIdOf(request);
    const revision = await context.stores.audits.getRevision(id);
    if (!revision) throw new AppError('audit-not-found');
    const mine = await mayChange(context, request, revision.ownerHash);
    const refresh = hasRefresh(request.query);
    request.auditOnRequest = { ...revision, id, mine, seen: null, refresh };

    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
    return sendNotModified(request, reply, stateOf(context, revision, mine), { ignore: refresh });
  };
}

/** The audit that the freshness hook or the editor check left on the request. */
export function auditOf(request: FastifyRequest): AuditOnRequest {
  if (!request.auditOnRequest) throw new Error('This route has no hook that finds its audit');
  return request.auditOnRequest;
}

/** The audit that a writing call's hook let through, as the use cases take it. */
export function editTargetOf(
  { stores }: { stores: { audits: AuditStore } },
  request: FastifyRequest,
): EditTarget {
  const { id, seen } = auditOf(request);
  return { audits: stores.audits, auditId: id, seen };
}

/**
 * A `preParsing` hook for writing calls, so that nothing of a stranger's body is read: only the owner and the operator pass (`not-yours`), and where If-Match names the
 * state they saw, only as long as that is the audit's (`conflict`). The store asks the latter once more, under
 * its lock, for what `seen` holds.
 */
export function requireEditor(context: FreshnessContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const params = auditParams.safeParse(request.params);
    if (!params.success) throw new AppError('malformed-id');
    const { id } = params.data;
    const revision = await context.stores.audits.getRevision(id);
    if (!revision) throw new AppError('audit-not-found');
    const mine = await mayChange(context, request, revision.ownerHash);
    if (!mine) throw new AppError('not-yours');
    const says = requireSameState(request, stateOf(context, revision, mine));
    request.auditOnRequest = { ...revision, id, mine, seen: says ? revision.revision : null };
  };
}

/** The tag of an audit's state as one reader sees it, for answers that were read after the hook looked. */
export function tagOf(
  context: Pick<FreshnessContext, 'release'>,
  state: Pick<AuditRevision, 'revision' | 'profileVersion'>,
  mine: boolean,
): string {
  return etagOf(stateOf(context, state, mine));
}

/** What makes out the state of an audit as one reader sees it. */
function stateOf(
  context: Pick<FreshnessContext, 'release'>,
  { revision, profileVersion }: Pick<AuditRevision, 'revision' | 'profileVersion'>,
  mine: boolean,
): string[] {
  return [context.release, revision, profileVersion, mine ? 'm' : 'o'];
}

async function mayChange(
  context: FreshnessContext,
  request: FastifyRequest,
  ownerHash: string,
): Promise<boolean> {
  const owners = [readOwnerHash(request), readKeyOwnerHash(request)];
  return owners.includes(ownerHash) || (await findOperatorSession(context, request)) !== null;
}

function auditIdOf(request: FastifyRequest): number {
  return (request.params as { id: number }).id;
}

/** `?refresh=`, unless it says false, asks to go past every cache. */
function hasRefresh(query: unknown): boolean {
  const refresh = (query as { refresh?: string }).refresh;
  return refresh !== undefined && refresh !== 'false' && refresh !== '0';
}
