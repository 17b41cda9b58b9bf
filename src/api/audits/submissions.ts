import type { AsOwner } from '../visitor/owner-of-submission.ts';
import type { WithinNewAuditLimit } from './new-audit-limit.ts';

/** What both ways of creating an audit share: acting as the submitter, and the rate limit. */
export interface Submissions {
  asOwner: AsOwner;
  withinLimit: WithinNewAuditLimit;
}
