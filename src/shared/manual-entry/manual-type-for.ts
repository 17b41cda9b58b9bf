import type { ManualWorkflowType } from '../schemas/manual-entry.ts';
import type { WorkflowType } from '../schemas/workflow.ts';

const administrativeDepartments: ReadonlySet<string> = new Set(['HR', 'IT', 'Legal', 'Management']);

export function manualTypeFor(workflow: { type: WorkflowType; department: string }): ManualWorkflowType {
  switch (workflow.type) {
    case 'Communication':
      return 'customer-facing';
    case 'Development':
      return 'creative';
    case 'Strategy':
      return 'strategic';
    case 'Analysis':
    case 'Business':
      if (workflow.department === 'Finance') return 'financial';
      return administrativeDepartments.has(workflow.department) ? 'administrative' : 'operational';
  }
}
