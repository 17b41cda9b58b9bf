import type { AuditKind } from '../schemas/audit.ts';

export interface NamedAudit {
  kind: AuditKind;
  domain: string;
  createdAt: string;
}

const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function nameAudit({ kind, domain, createdAt }: NamedAudit): string {
  if (domain !== '') return domain;
  const parts = shortDay.formatToParts(new Date(createdAt));
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return `Your ${kind === 'manual' ? 'entry' : 'diagnosis'} of ${part('day')} ${part('month')}`;
}
