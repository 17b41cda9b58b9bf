import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPreview, previewSize } from '#report/preview/draw-preview.ts';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import type { ApiInstance } from '../api-types.ts';

const path = '/preview.png';
const words = {
  title: 'Get a compass for your AI implementation',
  lead: 'See which of your processes AI can take over, speed up, or support, with the evidence for every finding.',
} as const;

/** The address includes the profile's version, so that caches don't keep an outdated image. */
export function describePreview(config: PublicConfig) {
  return {
    url: `${path}?v=${config.profileVersion}`,
    ...previewSize,
    alt: `${config.brand.name}: a compass next to the words “${words.title}”`,
  };
}

export interface Accent {
  light: string;
  dark: string;
}

interface BrandPictures {
  folder: string;
  config: PublicConfig;
  accent: Accent;
}

export const brandedFiles = ['favicon.svg'] as const;

export async function serveBrandPictures(
  app: ApiInstance,
  { folder, config, accent }: BrandPictures,
): Promise<void> {
  const built = await readFile(join(folder, 'favicon.svg'), 'utf8');
  const icon = built.replaceAll('#0f766e', accent.light).replaceAll('#2dd4bf', accent.dark);
  app.get('/favicon.svg', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'no-cache').send(icon),
  );
  let picture: Buffer | null = null;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    picture ??= drawPreview({ brandName: config.brand.name, accent: accent.light, ...words });
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture);
  });
}
