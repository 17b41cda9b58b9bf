import { mainWorkRule } from './main-work-rule.ts';
import { sameWorkRules } from './same-work-rules.ts';
import { siteRules } from './site-rules.ts';
import { unsureRule } from './unsure-rule.ts';
import type { WorkflowRule } from './workflow-context.ts';

export const workflowRules: readonly WorkflowRule[] = [
  ...siteRules,
  ...sameWorkRules,
  unsureRule,
  mainWorkRule,
];
