import type { AuditKind } from '../schemas/audit.ts';
import { capitalize } from './capitalize.ts';

export interface NamedAudit {
  kind: AuditKind;
  domain: string;
  createdAt: string;
}

const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function nameAudit(audit: NamedAudit): string {
  return audit.domain || capitalize(nameAuditInSentence(audit));
}

/** For use after words such as "of" and "for". */
export function nameAuditInSentence({ kind, domain, createdAt }: NamedAudit): string {
  if (domain !== '') return domain;
  return `your ${kind === 'manual' ? 'entry' : 'diagnosis'} from ${shortDay.format(new Date(createdAt))}`;
}
