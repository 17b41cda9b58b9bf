import { desc } from 'drizzle-orm';
import { enquirySchema } from '#shared/schemas/enquiry.ts';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import type { EnquiryRecord, EnquiryStore } from './enquiry-record.ts';
import { beforeCursor } from './list-cursor.ts';
import { enquiries } from './schema.ts';
import { withoutNul } from './without-nul.ts';

/** Messages of the contact form. Rejects with AppError `database-unavailable` while the database is away. */
export function createEnquiryStore({ db }: Queries): EnquiryStore {
  return withTranslatedErrors<EnquiryStore>({
    async createEnquiry(enquiry, { consentVersion, now }) {
      const [row] = await db
        .insert(enquiries)
        .values({ ...withoutNul(enquiry), consentVersion, createdAt: now })
        .returning();
      if (!row) throw new Error('The enquiry was not stored');
      return toRecord(row);
    },
    async listEnquiries({ limit, before }) {
      const rows = await db
        .select()
        .from(enquiries)
        .where(beforeCursor(enquiries.createdAt, enquiries.id, before))
        .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
        .limit(limit);
      return rows.map(toRecord);
    },
  });
}

function toRecord(row: typeof enquiries.$inferSelect): EnquiryRecord {
  return {
    ...row,
    companySize: enquirySchema.shape.companySize.parse(row.companySize),
  };
}
