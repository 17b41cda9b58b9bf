import type { Profile } from '#shared/schemas/profile.ts';

export interface ProfileStore {
  /** Keeps the profile under its version before audits are made with it; the same version again changes nothing. */
  saveProfile(version: string, profile: Profile, now: Date): Promise<void>;
  /** The profile as it was; null when no audit was made with that version. */
  getProfile(version: string): Promise<Profile | null>;
}
