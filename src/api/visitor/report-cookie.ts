import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie is bound to one report's path, which `__Host-` names don't allow. `__Secure-` names require
 * https.
 */
const nameOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Secure-report-access' : 'report-access';

export function readReportCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return request.cookies[nameOf(publicUrl)];
}

export function setReportCookie(
  reply: FastifyReply,
  subscriber: { subscriberId: string; auditId: number; expiresAt: Date },
  publicUrl: string,
): void {
  reply.setCookie(nameOf(publicUrl), subscriber.subscriberId, {
    path: `/api/audits/${subscriber.auditId}/report`,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    expires: subscriber.expiresAt,
  });
}
