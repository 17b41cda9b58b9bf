import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import { getJson } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: async ({ signal }) => readPublicConfig(await getJson('/api/config', signal)),
});

export function usePublicConfig(): PublicConfig | undefined {
  return useQuery(configQuery).data;
}

/**
 * Checks only part of the configuration, so that a first visit doesn't load the schema library. The server
 * validates against the full schema.
 */
export function readPublicConfig(answer: unknown): PublicConfig {
  const ok =
    hasTexts(answer, ['privacyUrl']) &&
    hasTexts(part(answer, 'brand'), ['name', 'accentLight', 'accentDark']) &&
    hasTexts(part(answer, 'contact'), ['email', 'phone']) &&
    hasTexts(part(answer, 'disclaimers'), ['landing', 'sidePanel', 'value', 'taskList', 'modulesMobile']) &&
    part(answer, 'rates') !== null &&
    part(answer, 'limits') !== null &&
    part(answer, 'retention') !== null;
  if (!ok) throw new Error("We couldn't read the server's settings. Please reload the page.");
  return answer as PublicConfig;
}

function part(value: unknown, key: string): object | null {
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof inner === 'object' ? inner : null;
}

function hasTexts(value: unknown, keys: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
}
