import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

/** Scans store only raster images as icons, because an SVG could contain a script. */
export function registerFaviconRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/favicon',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The icon found by the scan, as an image',
        params: auditParams,
        response: answers(z.unknown().meta({ description: 'PNG, JPEG, GIF, WebP, or ICO bytes' })),
      },
    },
    async (request, reply) => {
      const { record } = await context.loadAudit(auditOf(request));
      const icon =
        record.scanId === null || !record.hasFavicon
          ? null
          : await context.stores.scans.getFavicon(record.scanId);
      if (!icon) throw new AppError('favicon-not-found');
      return reply
        .type(icon.contentType)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline; filename="favicon"')
        .send(Buffer.from(icon.bytes));
    },
  );
}
