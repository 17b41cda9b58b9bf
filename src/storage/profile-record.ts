import type { Profile } from '#shared/schemas/profile.ts';

export interface ProfileStore {
  /** Must be called before audits use the version. Saving the same version again changes nothing. */
  saveProfile(version: string, profile: Profile, now: Date): Promise<void>;
  getProfile(version: string): Promise<Profile | null>;
}
