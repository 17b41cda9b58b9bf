import { sameWorkRules } from './same-work-rules.ts';
import { siteRules } from './site-rules.ts';
import type { WorkflowRule } from './workflow-context.ts';

/** Every rule that can drop a workflow, in order. */
export const workflowRules: readonly WorkflowRule[] = [...siteRules, ...sameWorkRules];
