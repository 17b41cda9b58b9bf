import { createAuditSchema, createdAuditSchema } from '#shared/schemas/audit.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { createAuditOfSite, findAuditOfSite } from '../../audits/create-audit-of-site.ts';
import { requireSiteAllowance } from '../../audits/site-allowance.ts';
import type { Submissions } from '../../audits/submissions.ts';
import { networkOf } from '../../http/addresses.ts';
import { created } from '../../http/answers.ts';
import { checkRequest } from './check-request.ts';

export function registerCreateAuditRoute(
  app: ApiInstance,
  context: ApiContext,
  { asOwner, withinLimit }: Submissions,
): void {
  app.post(
    '/audits',
    {
      schema: {
        tags: ['Diagnosis'],
        summary: 'Requests a diagnosis of a website',
        description:
          'Returns the browser’s own earlier diagnosis, or one made from a recent scan, with `existingAudit: true`. If the recent scan was made by another version of the analysis, we analyze it again without reading the site. Sets the cookie that makes the browser its owner. With an Idempotency-Key of 32 hexadecimal digits, random and kept secret, a request repeated after its response was lost has the same owner. 422 names each invalid field; 429 above 20 new diagnoses an hour.',
        body: createAuditSchema,
        response: created(createdAuditSchema),
      },
    },
    async (request, reply) => {
      const checked = checkRequest(request.body);
      // Checked first, so that we don't create a diagnosis whose scan the site's limit would
      // reject.
      if (checked.fresh) {
        await requireSiteAllowance(context, checked.site.siteHost, networkOf(request.ip));
      }
      const audit = await asOwner(request, reply, (ownerHash) =>
        withinLimit(request, {
          find: () => findAuditOfSite(context, checked, ownerHash),
          make: () => createAuditOfSite(context, checked, ownerHash),
        }),
      );
      return reply
        .code(audit.created ? 201 : 200)
        .send({ id: audit.id, website: audit.website, existingAudit: audit.existing });
    },
  );
}
