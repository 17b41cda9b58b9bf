import type { AuditKind } from '../schemas/audit.ts';

/** What is asked of an audit to name it. */
export interface NamedAudit {
  kind: AuditKind;
  /** Empty for an entry by hand whose website is no address. */
  domain: string;
  /** ISO 8601. */
  createdAt: string;
}

const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What an audit is called wherever a name stands: its domain, or "Your entry of 22 Nov" where it has none. */
export function nameAudit({ kind, domain, createdAt }: NamedAudit): string {
  if (domain !== '') return domain;
  const parts = shortDay.formatToParts(new Date(createdAt));
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return `Your ${kind === 'manual' ? 'entry' : 'diagnosis'} from ${part('day')} ${part('month')}`;
}
