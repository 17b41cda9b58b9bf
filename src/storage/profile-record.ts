import type { Profile } from '#shared/schemas/profile.ts';

export interface ProfileStore {
  /** Must be called before audits use the version. */
  saveProfile(version: string, profile: Profile, now: Date): Promise<void>;
  getProfile(version: string): Promise<Profile | null>;
}
