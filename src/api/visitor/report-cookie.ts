import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bound to the path of one report, which `__Host-` names cannot be; `__Secure-` ones come by https only. */
const nameOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Secure-report-access' : 'report-access';

/** What opens the report in this browser, without standing in an address; undefined where it has nothing. */
export function readReportCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return request.cookies[nameOf(publicUrl)];
}

/** Lets this browser open the report of the audit, as long as the subscriber may. */
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
