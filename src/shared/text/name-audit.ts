import type { AuditKind } from '../schemas/audit.ts';

export interface NamedAudit {
  kind: AuditKind;
  domain: string;
  createdAt: string;
}

const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function nameAudit({ kind, domain, createdAt }: NamedAudit): string {
  if (domain !== '') return domain;
  return `Your ${kind === 'manual' ? 'entry' : 'diagnosis'} from ${shortDay.format(new Date(createdAt))}`;
}
