import { desc, eq } from 'drizzle-orm';
import { enquirySchema } from '#shared/schemas/enquiry.ts';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import type { EnquiryRecord, EnquiryStore } from './enquiry-record.ts';
import { deleteEnquiry } from './forget-subscribers.ts';
import { beforeCursor } from './list-cursor.ts';
import { type EmitEvent, emitNothing } from './product-events.ts';
import { queueMail } from './queue-mail.ts';
import { enquiries } from './schema.ts';
import { withoutNul } from './without-nul.ts';

export function createEnquiryStore({ db }: Queries, emit: EmitEvent = emitNothing): EnquiryStore {
  return withTranslatedErrors<EnquiryStore>({
    createEnquiry: (enquiry, { consentVersion, mails, queueing }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .insert(enquiries)
          .values({ ...withoutNul(enquiry), consentVersion, createdAt: queueing.now })
          .returning();
        if (!row) throw new Error('The inquiry was not stored');
        for (const mail of mails) await queueMail(tx, mail, queueing, null);
        await emit(tx, { event: 'enquiry.created', id: row.id });
        return toRecord(row);
      }),
    async getEnquiry(id) {
      const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
      return row ? toRecord(row) : null;
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
    deleteEnquiry: (id, now) => db.transaction((tx) => deleteEnquiry(tx, id, now)),
  });
}

function toRecord(row: typeof enquiries.$inferSelect): EnquiryRecord {
  return {
    ...row,
    companySize: enquirySchema.shape.companySize.parse(row.companySize),
  };
}
