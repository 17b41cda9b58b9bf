import type { AsOwner } from '../visitor/owner-of-submission.ts';
import type { WithinNewAuditLimit } from './new-audit-limit.ts';

/** What both ways of making an audit share: who submits, and how often he may. */
export interface Submissions {
  asOwner: AsOwner;
  withinLimit: WithinNewAuditLimit;
}
