import { AppError } from '#app/errors.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { prospectLimits } from '#shared/schemas/prospect.ts';
import type { ApiInstance } from '../api-types.ts';

/**
 * Maximum body sizes in bytes. A manual entry contains a whole diagnosis, a prospect list its CSV; everything else,
 * including the longest texts and 200 role rates, fits in 64 KB.
 */
export const bodyLimits = {
  usual: 65_536,
  manualEntry: manualEntryLimits.bytes,
  prospects: prospectLimits.bytes,
  report: 524_288,
} as const;

/**
 * Bodies must be JSON. An empty one counts as no body, because calls without a payload are sent with and without the
 * JSON content type.
 */
export function parseBodies(app: ApiInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    parseJson(request, text, (error, value) => {
      if (error) done(new AppError('malformed-json', { cause: error }));
      else done(null, value);
    });
  });
}
