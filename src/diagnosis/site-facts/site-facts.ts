import { z } from 'zod';
import { failureSchema } from '#shared/schemas/failure.ts';
import { type CrawlResult, crawledPageSchema, faviconTypeSchema } from '../crawl/crawl-types.ts';

/** Increase this when the format changes in a way that older releases can't read. */
const formatVersion = 1;

const bytesAsBase64 = z.codec(
  z.base64(),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  {
    decode: (text) => new Uint8Array(Buffer.from(text, 'base64')),
    encode: (bytes) => Buffer.from(bytes).toString('base64'),
  },
);

/** Input type: the saved form. Output type: the value in memory. */
const siteFactsSchema = z.object({
  format: z.literal('site-facts'),
  version: z.literal(formatVersion),
  /** The requested address, normalized; `reachedUrl` is the one that answered. */
  website: z.url({ protocol: /^https?$/ }),
  readAt: z.iso.datetime(),
  reachedUrl: z.string().nullable(),
  found: z.number().int().nonnegative(),
  failure: failureSchema.nullable(),
  notes: z.array(z.string()),
  favicon: z.object({ contentType: faviconTypeSchema, bytes: bytesAsBase64 }).nullable(),
  /** In reading order. A scan stores the same JSON for each page. */
  pages: z.array(crawledPageSchema),
});

export interface SiteFacts extends CrawlResult {
  website: string;
  readAt: string;
}

export function toSavedFacts(facts: SiteFacts): z.input<typeof siteFactsSchema> {
  return z.encode(siteFactsSchema, { format: 'site-facts', version: formatVersion, ...facts });
}

export function encodeSiteFacts(facts: SiteFacts): string {
  return JSON.stringify(toSavedFacts(facts));
}

/** Throws an Error with a readable message if `saved` isn't site facts or has a different format version. */
export function fromSavedFacts(saved: unknown): SiteFacts {
  const header = headerSchema.safeParse(saved);
  if (!header.success) throw new Error('not a site facts file');
  if (header.data.version !== formatVersion) {
    throw new Error(`format ${header.data.version}, but this release reads format ${formatVersion} only`);
  }
  const parsed = siteFactsSchema.safeParse(saved);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { format: _format, version: _version, ...facts } = parsed.data;
  return facts;
}

const headerSchema = z.object({ format: z.literal('site-facts'), version: z.number().int() });

export function decodeSiteFacts(json: string): SiteFacts {
  return fromSavedFacts(parseJson(json));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error('not JSON', { cause });
  }
}
