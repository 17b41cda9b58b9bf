import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { type Profile, profileSchema } from '#shared/schemas/profile.ts';
import { checkProfile, type ProfileFault } from './check-profile.ts';
import { defaultProfile } from './default-profile.ts';
import { findUnknownKeys } from './unknown-keys.ts';

export interface LoadedProfile {
  profile: Profile;
  version: string;
  knowledgeFolder: string | null;
  embedOrigins: readonly string[];
}

/** `*.` stands for any subdomain. */
const embedOriginSchema = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
    'must be an origin such as https://www.example.com',
  );

/**
 * `knowledgeFolder` and `embed` are not part of the profile, because audits keep the profile that they were
 * created with.
 */
const profileFileSchema = profileSchema
  .partial()
  .extend({
    knowledgeFolder: z.string().trim().min(1).optional(),
    embed: z.strictObject({ origins: z.array(embedOriginSchema).max(50) }).optional(),
  })
  .strict();

export class ProfileError extends Error {
  override name = 'ProfileError';
}

/**
 * Each top-level part in the file replaces the whole default part; `knowledgeFolder` is relative to
 * the file. Rejects with ProfileError if the file is missing or invalid.
 */
export async function loadProfile(path: string | null): Promise<LoadedProfile> {
  if (path === null) return { ...withVersion(defaultProfile), knowledgeFolder: null, embedOrigins: [] };
  const given = await readJson(path);
  const parsed = profileFileSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
    }));
    throw new ProfileError(describeFaults(path, faults), { cause: parsed.error });
  }
  const unknown = findUnknownKeys(given, parsed.data);
  if (unknown.length > 0) throw new ProfileError(describeFaults(path, unknown));
  const { knowledgeFolder, embed, ...parts } = parsed.data;
  const profile = { ...defaultProfile, ...parts };
  const faults = checkProfile(profile);
  if (faults.length > 0) throw new ProfileError(describeFaults(path, faults));
  return {
    ...withVersion(profile),
    knowledgeFolder: knowledgeFolder === undefined ? null : resolve(dirname(path), knowledgeFolder),
    embedOrigins: embed?.origins ?? [],
  };
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new ProfileError(`The profile ${path} cannot be read`, { cause });
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/\s+/g, ' ') : String(cause);
    throw new ProfileError(`The profile ${path} is not valid JSON: ${reason}`, { cause });
  }
}

function describeFaults(path: string, faults: readonly ProfileFault[]): string {
  const places = faults.map((fault) => `${fault.path || '(top level)'}: ${fault.message}`);
  return `The profile ${path} is not valid: ${places.join('; ')}`;
}

function withVersion(profile: Profile): Pick<LoadedProfile, 'profile' | 'version'> {
  const version = createHash('sha256')
    .update(JSON.stringify(sortKeys(profile)))
    .digest('hex')
    .slice(0, 12);
  return { profile, version };
}

/** Sorts keys, so that profiles that differ only in key order have the same version. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
