import { AppError } from '#app/errors.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { prospectLimits } from '#shared/schemas/prospect.ts';
import type { ApiInstance } from '../api-types.ts';

/**
 * Largest bodies taken, in bytes. The entry by hand holds a whole diagnosis, a list of prospects its CSV; everything else, the longest texts and
 * 200 role rates included, fits in 64 KB.
 */
export const bodyLimits = {
  usual: 65_536,
  manualEntry: manualEntryLimits.bytes,
  prospects: prospectLimits.bytes,
  report: 524_288,
} as const;

/**
 * Bodies are JSON and nothing else. An empty one counts as no body, since calls without a payload
 * are sent with and without the JSON content type.
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
