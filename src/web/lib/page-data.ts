import type { QueryClient } from '@tanstack/react-query';
import type { Method } from '#shared/schemas/method.ts';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import { readPublicConfig } from './public-config.ts';
import { queryKeys } from './query-keys.ts';

/** Data that the server embeds in a page, so that the first render needs no API call. */
export interface PageData {
  config: PublicConfig;
  /** Present only on pages that show it. */
  method?: Method;
}

/** Id of the element with a page's data as JSON. */
export const pageDataId = 'page-data';

/** Puts a page's data into the query cache. */
export function putPageData(client: QueryClient, data: PageData): void {
  client.setQueryData(queryKeys.config, data.config);
  if (data.method) client.setQueryData(queryKeys.method, data.method);
}

/** Reads the page's data; null if there is none or it is unusable, and then the API is called. */
export function readPageData(text: string | null | undefined): PageData | null {
  if (!text) return null;
  try {
    const data = JSON.parse(text) as PageData;
    return { ...data, config: readPublicConfig(data.config) };
  } catch {
    return null;
  }
}
