import type { AsOwner } from '../visitor/owner-of-submission.ts';
import type { WithinNewAuditLimit } from './new-audit-limit.ts';

export interface Submissions {
  asOwner: AsOwner;
  withinLimit: WithinNewAuditLimit;
}
