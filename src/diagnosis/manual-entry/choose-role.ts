import type { GlobalRole, TradeRole } from '#catalogue/roles.ts';
import type { TaskTrait } from '#shared/schemas/task.ts';
import type { WorkflowType } from '#shared/schemas/workflow.ts';
import { joinWords } from '../text/words.ts';

type Role = GlobalRole | TradeRole;

export interface RoleInput {
  task: { name: string; traits: readonly TaskTrait[]; requiresJudgment: boolean };
  workflow: { department: string; type: WorkflowType };
}

const roleOfDepartment: readonly { words: readonly string[]; role: Role }[] = [
  { words: ['finance', 'financial', 'controlling', 'treasury'], role: 'Financial Analyst' },
  { words: ['account', 'bookkeep', 'billing', 'payroll'], role: 'Bookkeeper' },
  { words: ['hr', 'human resource', 'people', 'recruit', 'personnel'], role: 'HR Specialist' },
  { words: ['it', 'information technology', 'systems'], role: 'IT Administrator' },
  { words: ['customer', 'client', 'support', 'service desk'], role: 'Customer Experience Specialist' },
  { words: ['sales', 'account management', 'business development'], role: 'Sales Representative' },
  { words: ['marketing', 'communication', 'brand'], role: 'Marketing Specialist' },
  { words: ['legal', 'contract'], role: 'Paralegal' },
  { words: ['compliance', 'risk'], role: 'Compliance Officer' },
  { words: ['purchas', 'procure', 'buying', 'sourcing'], role: 'Procurement Specialist' },
  { words: ['logistic', 'shipping', 'transport', 'warehouse', 'supply'], role: 'Logistics Coordinator' },
  { words: ['quality'], role: 'Quality Assurance Specialist' },
  { words: ['research'], role: 'Researcher' },
  { words: ['develop', 'engineering', 'product'], role: 'Developer' },
  { words: ['management', 'executive', 'leadership', 'direct'], role: 'Operations Manager' },
  { words: ['admin', 'office', 'front desk', 'reception'], role: 'Administrative Assistant' },
  { words: ['operation', 'production'], role: 'Operations Analyst' },
];

const clericalTraits: ReadonlySet<TaskTrait> = new Set([
  'enter-data',
  'extract-data',
  'schedule',
  'remind',
  'route-requests',
  'transcribe',
]);

const roleOfType: Readonly<Record<WorkflowType, Role>> = {
  Business: 'Business Analyst',
  Analysis: 'Data Analyst',
  Communication: 'Customer Experience Specialist',
  Strategy: 'Strategy Consultant',
  Development: 'Product Development Lead',
};

export function chooseRole({ task, workflow }: RoleInput): Role {
  const [main] = task.traits;
  if (main && clericalTraits.has(main) && !task.requiresJudgment) return 'Administrative Assistant';
  const words = ` ${joinWords(workflow.department.toLowerCase(), ' ')} `;
  const department = roleOfDepartment.find((entry) => entry.words.some((word) => names(words, word)));
  return department?.role ?? roleOfType[workflow.type];
}

/** An entry of up to two letters must match a whole word ("IT"); a longer one matches the beginning of a word. */
function names(words: string, word: string): boolean {
  return words.includes(word.length <= 2 ? ` ${word} ` : ` ${word}`);
}
