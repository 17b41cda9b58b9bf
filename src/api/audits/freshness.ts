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

export interface AuditOnRequest extends WantedAudit, Pick<AuditRevision, 'status' | 'ownerHash'> {
  mine: boolean;
  /** The revision that If-Match names; null for read calls and if the header is missing or `*`. */
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

export function auditOf(request: FastifyRequest): AuditOnRequest {
  if (!request.auditOnRequest)
    throw new Error('This route needs checkFreshness or requireEditor as a hook, to find its audit');
  return request.auditOnRequest;
}

export function editTargetOf(
  { stores }: { stores: { audits: AuditStore } },
  request: FastifyRequest,
): EditTarget {
  const { id, seen } = auditOf(request);
  return { audits: stores.audits, auditId: id, seen };
}

/**
 * Runs as `preParsing`, before the body is read, so that strangers can't make us read large bodies. The store
 * checks the state again under its lock, using `seen`.
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

export function tagOf(
  context: Pick<FreshnessContext, 'release'>,
  state: Pick<AuditRevision, 'revision' | 'profileVersion'>,
  mine: boolean,
): string {
  return etagOf(stateOf(context, state, mine));
}

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

function hasRefresh(query: unknown): boolean {
  const refresh = (query as { refresh?: string }).refresh;
  return refresh !== undefined && refresh !== 'false' && refresh !== '0';
}
