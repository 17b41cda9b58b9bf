import type { ReactNode } from 'react';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatCell } from '../../rules/figures.ts';
import type { TaskRow } from '../../rules/rows.ts';
import type { TaskColumnId } from '../../rules/task-order.ts';

export interface TaskColumn {
  id: TaskColumnId;
  header: string;
  explanation: string;
  numeric?: boolean;
  cell: (task: TaskRow, position: number) => ReactNode;
}

export const roomyColumns = 4;

export const taskColumns: readonly TaskColumn[] = [
  {
    id: 'position',
    header: '#',
    explanation: "The task's number, also shown in its details.",
    cell: (_task, position) => position,
  },
  {
    id: 'name',
    header: 'Task Name',
    explanation: 'One piece of work.',
    cell: (task) => <bdi>{task.name}</bdi>,
  },
  {
    id: 'workflow',
    header: 'Workflow',
    explanation: 'The workflow this task is part of.',
    cell: (task) => <bdi>{task.workflow}</bdi>,
  },
  {
    id: 'framework',
    header: 'Framework',
    explanation:
      'Automate: AI greater than human. Optimize: AI equals human. Enhance: human greater than AI.',
    cell: (task) => (task.framework === null ? 'N/A' : <FrameworkMark framework={task.framework} />),
  },
  {
    id: 'role',
    header: 'Assigned Role',
    explanation: 'Who does the task. We use roles only to calculate costs.',
    cell: (task) => <bdi>{task.assignedRole ?? 'Unassigned'}</bdi>,
  },
  {
    id: 'value',
    header: 'Value',
    explanation: 'Service value, from 1 (mainstream and common) to 10 (highly specialized and unique).',
    numeric: true,
    cell: (task) => formatCell(task.serviceValue),
  },
  {
    id: 'difficulty',
    header: 'Difficulty',
    explanation: 'Replicability difficulty, from 1 (easy to automate with AI) to 10 (very difficult).',
    numeric: true,
    cell: (task) => formatCell(task.replicabilityDifficulty),
  },
  {
    id: 'time',
    header: 'Time Investment',
    explanation: 'Hours per week per person.',
    numeric: true,
    cell: (task) => (task.timeInvestment === null ? '–' : `${formatCell(task.timeInvestment)} h`),
  },
];
