import type { AuditStore } from '#storage/audit-record.ts';
import type { EnquiryStore } from '#storage/enquiry-record.ts';
import type { LeadStore } from '#storage/lead-record.ts';
import type { SubscriberStore } from '#storage/subscriber-record.ts';
import type { WebhookPayload } from './webhook.ts';

interface Stores {
  audits: Pick<AuditStore, 'getAudit' | 'countRows'>;
  enquiries: Pick<EnquiryStore, 'getEnquiry'>;
  subscribers: Pick<SubscriberStore, 'getById'>;
  leads: Pick<LeadStore, 'getLead'>;
}

/**
 * The returned function resolves to null if the data to send was deleted. It leaves out
 * `subscriberId`, because anyone who has that id can open the report.
 */
export function createEventReader(
  stores: Stores,
  publicUrl: string,
): (payload: WebhookPayload) => Promise<Record<string, unknown> | null> {
  const readers: Record<WebhookPayload['event'], (id: number) => Promise<Record<string, unknown> | null>> = {
    'enquiry.created': async (id) => {
      const enquiry = await stores.enquiries.getEnquiry(id);
      return enquiry && { ...enquiry };
    },
    'subscriber.verified': async (id) => {
      const found = await stores.subscribers.getById(id);
      if (!found) return null;
      const { subscriberId: _own, expiresAt: _expires, ...subscriber } = found;
      return { ...subscriber, diagnosis: `${publicUrl}/diagnosis/${subscriber.auditId}` };
    },
    'audit.completed': async (id) => {
      const audit = await stores.audits.getAudit(id);
      if (!audit) return null;
      const { kind, website, domain, companyType, companySize, status, createdAt, completedAt } = audit;
      const counts = await stores.audits.countRows(id);
      return {
        ...{ id, kind, website, domain, companyType, companySize, status, createdAt, completedAt },
        ...counts,
        diagnosis: `${publicUrl}/diagnosis/${id}`,
      };
    },
    'lead.updated': async (id) => {
      const lead = await stores.leads.getLead(id);
      return lead && { ...lead, admin: `${publicUrl}/admin/leads/${id}` };
    },
    'lead.deleted': async (id) => ({ id }),
    test: async () => ({ message: 'This is a test event. Nothing happened.' }),
  };
  return ({ event, id }) => readers[event](id);
}
