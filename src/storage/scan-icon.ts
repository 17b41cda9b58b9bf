import { type Favicon, faviconTypeSchema } from '#diagnosis/crawl/crawl-types.ts';
import type { scans } from './schema.ts';

export function iconOf({
  favicon,
  faviconType,
}: Pick<typeof scans.$inferSelect, 'favicon' | 'faviconType'>): Favicon | null {
  return favicon === null ? null : { contentType: faviconTypeSchema.parse(faviconType), bytes: favicon };
}
