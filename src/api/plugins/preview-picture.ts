import { drawPreview, previewSize } from '#report/preview/draw-preview.ts';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import type { ApiInstance } from '../api-types.ts';

const path = '/preview.png';
const words = {
  title: 'Get a compass for your AI implementation',
  lead: 'See which of your processes AI can take over, speed up or support, with the evidence for every finding.',
} as const;

/** The picture of link previews: what a page tells of it. Its address changes with the provider's profile. */
export function describePreview(config: PublicConfig) {
  return {
    url: `${path}?v=${config.profileVersion}`,
    ...previewSize,
    alt: `The compass of ${config.brand.name} beside the words: ${words.title}`,
  };
}

/** Answers the picture, drawn with the provider's name and accent when somebody first asks for it. */
export function servePreview(
  app: ApiInstance,
  { config, accent }: { config: PublicConfig; accent: string },
): void {
  let picture: Buffer | null = null;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    picture ??= drawPreview({ brandName: config.brand.name, accent, ...words });
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture);
  });
}
