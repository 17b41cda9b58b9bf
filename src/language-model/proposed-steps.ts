import type { ReadTrial, UsualStep } from '#diagnosis/second-reader/model-reading.ts';
import type { Proposals, Proposed } from './answer-schemas.ts';

const maxTrials = 3;
export const maxTraits = 2;

/** The trials of this work's steps. A trial of a step that was rejected is left out with it. */
export function trialsOf(
  { name, englishName }: Proposed,
  all: Proposals['firstTrials'],
  steps: readonly { name: string }[],
): ReadTrial[] {
  const ofThis = all
    .slice(0, maxTrials)
    .map((trial, index) => ({ ...trial, rank: index + 1 }))
    .filter(({ workflow }) => workflow === name || workflow === englishName);
  return ofThis.flatMap(({ step, help, rank }) => {
    const known = stepNamed(step, steps);
    return known ? [{ step: known.name, help, rank }] : [];
  });
}

function stepNamed<Step extends { name: string }>(name: string, steps: readonly Step[]): Step | undefined {
  return steps.find((step) => step.name.toLowerCase() === name.trim().toLowerCase());
}

/** What AI does in a trial is desk work of the step, even if the model didn't say so in the step itself. */
export function withHelp<Step extends Pick<UsualStep, 'name' | 'traits'>>(
  steps: readonly Step[],
  trials: readonly ReadTrial[],
): Step[] {
  return steps.map((step) => {
    const tried = trials.find((trial) => trial.step === step.name);
    if (!tried) return step;
    const traits = new Set([tried.help, ...(step.traits ?? [])]);
    return { ...step, traits: [...traits].slice(0, maxTraits) };
  });
}

/** The time of each task, then of each usual step; all null unless the model gave one number for each. */
export function stepTimesOf({
  tasks,
  usualSteps,
  stepTimes,
}: Proposals['workflows'][number]): (index: number) => number | null {
  const isUsable =
    stepTimes.length === tasks.length + usualSteps.length &&
    stepTimes.every((time) => time >= 1 && time <= 5);
  return (index) => (isUsable ? (stepTimes[index] ?? null) : null);
}
