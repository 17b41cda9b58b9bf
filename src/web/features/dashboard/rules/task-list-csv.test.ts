import { expect, it } from 'vitest';
import type { Task } from '#shared/schemas/task.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { writeTaskList } from './task-list-csv.ts';

const task: Task = {
  id: 1,
  name: '=SUM(A1:A9), "quoted"\nnext',
  workflow: 'הזמנות 😀',
  description: null,
  framework: 'Automate',
  requiresJudgment: true,
  assignedRole: '@home',
  serviceValue: 2.5,
  replicabilityDifficulty: 3,
  timeInvestment: 0.5,
  basis: 'told',
  evidence: [],
  factors: null,
  traits: [],
};
const workflow: Workflow = {
  id: 1,
  name: 'הזמנות 😀',
  department: 'Sales',
  type: 'Communication',
  typedType: null,
  description: null,
  framework: 'Automate',
  taskCount: 1,
  noJudgementPercentage: 0,
  timeInvestment: 0.5,
  unlistedHours: 0,
  serviceValue: 2.5,
  replicabilityDifficulty: 3,
  teamSize: 1,
  teamRoles: [],
  basis: 'told',
  evidence: [],
  performedBy: 'own',
  function: null,
};

it('writes every task with its workflow, leaves unknown cells empty, and disarms formulas', () => {
  const [header, ...rows] = writeTaskList(
    [workflow],
    [task, { ...task, name: 'Lost', workflow: 'Gone' }],
  ).split('\r\n');
  expect(header).toBe(
    '\ufeffTask name,Workflow,Department,Workflow type,Description,Requires human judgment,Service value (1-10),Replicability difficulty (1-10),Time investment (hours per week),Framework,Assigned role,Basis',
  );
  expect(rows).toEqual([
    `"'=SUM(A1:A9), ""quoted""\nnext",הזמנות 😀,Sales,customer-facing,,yes,2.5,3,0.5,Automate,'@home,You told us`,
    "Lost,Gone,,,,yes,2.5,3,0.5,Automate,'@home,You told us",
    '',
  ]);
});
