import { sameWorkRules } from './same-work-rules.ts';
import { siteRules } from './site-rules.ts';
import type { WorkflowRule } from './workflow-context.ts';

/** Every rule that can make a workflow disappear, in the order in which they judge. */
export const workflowRules: readonly WorkflowRule[] = [...siteRules, ...sameWorkRules];
