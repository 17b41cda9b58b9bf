import { AppError } from '#app/errors.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { prospectLimits } from '#shared/schemas/prospect.ts';
import type { ApiInstance } from '../api-types.ts';

/** In bytes. */
export const bodyLimits = {
  usual: 65_536,
  manualEntry: manualEntryLimits.bytes,
  prospects: prospectLimits.bytes,
  report: 524_288,
} as const;

/** Accepts an empty body, because some clients send the JSON content type without a body. */
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
