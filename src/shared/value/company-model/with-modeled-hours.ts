import type { CompanyTeam, ModeledWork } from '../../schemas/company-model.ts';
import { changeTeam, modeledHours, type TeamChange } from './modeled-hours.ts';

interface OfWorkflow {
  name: string;
  teamSize: number;
  work?: ModeledWork | null | undefined;
}

interface OfTask {
  workflow: string;
  timeInvestment: number;
  hoursShare?: number | null | undefined;
}

/** Keeps team sizes and hours that were set by hand. */
export function withModeledHours<Workflow extends OfWorkflow, Task extends OfTask>(
  workflows: readonly Workflow[],
  tasks: readonly Task[],
  team: CompanyTeam | null,
  change: TeamChange,
): { workflows: Workflow[]; tasks: Task[] } {
  if (team === null) return { workflows: [...workflows], tasks: [...tasks] };
  const assumed = modeledHours(team, workflows);
  const changed = modeledHours(changeTeam(team, change), workflows);
  const sized = workflows.map((workflow) => {
    const people = workflow.work?.people ?? assumed.get(workflow.name)?.people;
    const isAssumed = people === workflow.teamSize;
    return { ...workflow, teamSize: (isAssumed && changed.get(workflow.name)?.people) || workflow.teamSize };
  });
  const people = new Map(sized.map(({ name, teamSize }) => [name, teamSize]));
  return {
    workflows: sized,
    tasks: tasks.map((task) => {
      const hours = changed.get(task.workflow)?.hoursPerWeek.likely;
      if (hours === undefined || task.hoursShare == null) return task;
      return { ...task, timeInvestment: perPerson(hours * task.hoursShare, people.get(task.workflow) ?? 1) };
    }),
  };
}

export function perPerson(hours: number, people: number): number {
  return Math.min(168, Math.round((hours / people) * 100) / 100);
}
