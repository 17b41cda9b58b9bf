import type { AuditKind } from '../schemas/audit.ts';

export interface NamedAudit {
  kind: AuditKind;
  /** Empty for a manual entry without a valid address. */
  domain: string;
  /** ISO 8601. */
  createdAt: string;
}

const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The domain, or "Your entry of 22 Nov" if there is none. */
export function nameAudit({ kind, domain, createdAt }: NamedAudit): string {
  if (domain !== '') return domain;
  const parts = shortDay.formatToParts(new Date(createdAt));
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return `Your ${kind === 'manual' ? 'entry' : 'diagnosis'} of ${part('day')} ${part('month')}`;
}
