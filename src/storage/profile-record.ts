import type { Profile } from '#shared/schemas/profile.ts';

export interface ProfileStore {
  /** Stores the profile under its version before audits use it; storing the same version again changes nothing. */
  saveProfile(version: string, profile: Profile, now: Date): Promise<void>;
  /** The profile with that version; null if no audit used it. */
  getProfile(version: string): Promise<Profile | null>;
}
