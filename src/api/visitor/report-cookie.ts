import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bound to the path of one report, which `__Host-` names do not allow; `__Secure-` ones require https. */
const nameOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Secure-report-access' : 'report-access';

/** This browser's access to the report, without an id in the address; undefined if it has none. */
export function readReportCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return request.cookies[nameOf(publicUrl)];
}

/** Lets this browser open the audit's report for as long as the subscriber may. */
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
