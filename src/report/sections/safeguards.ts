import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { findFirstSteps } from '#shared/recommendations/first-steps.ts';
import { formatPlural } from '#shared/text/figures.ts';

/** More would fill the page. */
const maxModules = 3;

export function describeSafeguards(input: ReportInput) {
  const { tasks, modules, roadmap } = input;
  if (tasks.length === 0) return null;
  const planned = new Set(
    roadmap.phases.flatMap(({ steps }) => steps.flatMap(({ moduleId }) => moduleId ?? [])),
  );
  const chosen = modules.filter(({ id, paysBack }) => paysBack && planned.has(id)).slice(0, maxModules);
  const trials = findFirstSteps(input).map(({ trial }) => trial);
  const cautions = [...new Set([...trials, ...chosen].flatMap(({ caution }) => caution ?? []))];
  const stay = roadmap.leaveWithPeople.length;
  return {
    risks: [
      // On a module's card, "It" is the module. This list covers several steps, so it says "AI".
      ...cautions.map((caution) => clipSentence(caution.replace(/^It /, 'AI '))),
      ...chosen.map(({ name, risks: [risk] }) =>
        risk === undefined ? '' : `${clipSentence(risk)} (${clipName(name, 'Unnamed module')}).`,
      ),
      stay > 0
        ? `${stay} of ${formatPlural(tasks.length, 'task')} should stay with people; the plan says which and why.`
        : '',
    ].filter((risk) => risk !== ''),
    data: [
      ...chosen.flatMap(({ name, dataNeeded }) =>
        dataNeeded.length === 0
          ? []
          : [`${clipName(name, 'Unnamed module')} needs: ${clipSentence(dataNeeded.join('; '))}.`],
      ),
      ...dataRules,
    ],
  };
}

const dataRules = [
  'Sign a data processing agreement before any personal data leaves your systems. It should say what data is processed, where, and for how long, and that no model is trained on the data.',
  'Give each module only the data its tasks need, and leave people’s access rights as they are today.',
  'Tell customers and staff where AI is used, and name one person who is responsible for each result.',
];
