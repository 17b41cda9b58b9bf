import { eq } from 'drizzle-orm';
import { profileSchema } from '#shared/schemas/profile.ts';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import type { ProfileStore } from './profile-record.ts';
import { profiles } from './schema.ts';
import { withoutNul } from './without-nul.ts';

export function createProfileStore({ db }: Queries): ProfileStore {
  return withTranslatedErrors<ProfileStore>({
    async saveProfile(version, profile, now) {
      await db
        .insert(profiles)
        .values({ version, content: withoutNul(profile), createdAt: now })
        .onConflictDoNothing();
    },
    async getProfile(version) {
      const [row] = await db.select().from(profiles).where(eq(profiles.version, version));
      return row ? profileSchema.parse(row.content) : null;
    },
  });
}
