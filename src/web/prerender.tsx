// Renders pages on the server, so that visitors see them before any script runs. Built into dist/prerender.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { pageHeads } from './app/page-heads.ts';
import { type PageData, putPageData } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';

export { brandAccentProperties } from './app/brand-accent.ts';

export interface PrerenderedPage {
  html: string;
  title: string;
  description: string;
}

export const prerenderedPaths: readonly string[] = Object.keys(pageHeads);

/** Renders exactly what the browser's first render does, so that it can be hydrated. */
export async function prerenderPage(path: string, data: PageData): Promise<PrerenderedPage> {
  const head = pageHeads[path];
  if (!head) throw new Error(`We can't prerender ${path}: page-heads.ts has no entry for it.`);
  const queryClient = createQueryClient();
  putPageData(queryClient, data);
  const router = (children: ReactNode) => <StaticRouter location={path}>{children}</StaticRouter>;
  const { prelude } = await prerender(<App queryClient={queryClient} router={router} />, {
    // Renders in one piece: streaming would need an inline script, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return {
    html: await new Response(prelude).text(),
    title: `${head.title} · ${data.config.brand.name}`,
    description: head.description,
  };
}
