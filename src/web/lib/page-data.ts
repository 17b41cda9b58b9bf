import type { QueryClient } from '@tanstack/react-query';
import type { Method } from '#shared/schemas/method.ts';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import { readPublicConfig } from './public-config.ts';
import { queryKeys } from './query-keys.ts';

/** Embedded in a page by the server, so that the first render needs no API call. */
export interface PageData {
  config: PublicConfig;
  /** Only on pages that show the method. */
  method?: Method;
}

export const pageDataId = 'page-data';

export function putPageData(client: QueryClient, data: PageData): void {
  client.setQueryData(queryKeys.config, data.config);
  if (data.method) client.setQueryData(queryKeys.method, data.method);
}

export function readPageData(text: string | null | undefined): PageData | null {
  if (!text) return null;
  try {
    const data = JSON.parse(text) as PageData;
    return { ...data, config: readPublicConfig(data.config) };
  } catch {
    return null;
  }
}
