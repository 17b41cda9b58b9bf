import { familiesOfSteps } from '#catalogue/shared-steps.ts';
import type { OrganizationTrait } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { OrganizationTraits } from '../annotate/organization-traits.ts';
import type { TaskCandidate } from '../propose/task-candidate.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { Rule } from './verdict.ts';
import { workWords } from './work-words.ts';

export interface TaskContext {
  traits: OrganizationTraits;
  finding: Pick<IndustryFinding, 'specialties'>;
}

const minTasks = 2;
/** Our choice: fewer steps say too little about a workflow. */
const minCommonTasks = 3;

export const taskRules: readonly Rule<TaskCandidate, TaskContext>[] = [
  {
    name: 'foreign-task',
    purpose:
      "Tasks that companies in this line of business don't do, such as class rosters at a driving school, are dropped.",
    judge: ({ definition, basis, workflow }, { finding }, open) => {
      if (basis === 'observed' || !isForeignTask(workflow.id, definition.id, finding)) return null;
      const siblings = open.filter((other) => other.workflow === workflow);
      return siblings.length <= minTasks
        ? null
        : { outcome: 'drop', reason: "Companies in this line of business don't do this task." };
    },
  },
  {
    name: 'needs-unmet',
    purpose: 'A task that needs a shop, a fleet, or a team is dropped if the organization has none.',
    judge: ({ definition, basis, workflow }, { traits }) => {
      if (basis === 'observed') return null;
      const missing = definition.needs?.find(
        (trait) => traits.get(trait) === false && !isProvenBy(workflow, trait),
      );
      return missing
        ? { outcome: 'drop', reason: `It needs ${traitWords[missing]}, and the site shows no sign of that.` }
        : null;
    },
  },
  {
    name: 'seldom-done',
    purpose:
      'A task that many organizations with the workflow don’t do, as readers found, is dropped unless the site shows it.',
    judge: ({ definition, basis, workflow }, _, open) =>
      basis === 'observed' ||
      definition.onlyIfShown !== true ||
      open.filter((other) => other.workflow === workflow).length <= minCommonTasks
        ? null
        : { outcome: 'drop', reason: 'Many organizations with this workflow don’t do it.' },
  },
  {
    name: 'step-once',
    purpose:
      'A step that several workflows share appears once per site, preferably in work that the site shows.',
    judge: (candidate, _, open) => {
      const { step } = candidate.definition;
      if (step === undefined) return null;
      const all = open.filter(({ definition }) => definition.step === step);
      const shown = all.filter(({ basis }) => basis !== 'typical');
      const same = shown.length > 0 ? shown : all;
      const family = familiesOfSteps[step];
      const owner = same.find(({ workflow }) => workflow.definition.family === family) ?? same[0];
      if (!owner || owner === candidate || owner.workflow === candidate.workflow) return null;
      const siblings = open.filter(({ workflow }) => workflow === candidate.workflow);
      return siblings.length <= minTasks && candidate.basis !== 'typical'
        ? null
        : {
            outcome: 'merge',
            into: owner,
            reason: `The same step is listed under "${owner.workflow.definition.name}".`,
          };
    },
  },
  {
    name: 'said-twice',
    purpose: 'Two tasks of different workflows with nearly the same meaning count once.',
    judge: (candidate, _, open) => {
      const words = wordsOf(candidate);
      const first = open
        .slice(0, open.indexOf(candidate))
        .find((other) => other.workflow !== candidate.workflow && isSaidAlike(words, wordsOf(other)));
      return first
        ? { outcome: 'merge', into: first, reason: `"${first.definition.name}" means the same.` }
        : null;
    },
  },
];

function isForeignTask(
  workflow: string,
  task: string,
  { specialties }: Pick<IndustryFinding, 'specialties'>,
): boolean {
  const listing = specialties.find(({ core, usual }) => core.includes(workflow) || usual.includes(workflow));
  return listing?.without[workflow]?.includes(task) ?? false;
}

const alikeShare = 0.5;

function wordsOf({ definition }: TaskCandidate): string[] {
  return workWords(definition.name).split(' ');
}

function isSaidAlike(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared > 1 && shared / (one.length + other.length - shared) >= alikeShare;
}

/** If every task needs the trait, the workflow itself proves it: sending a newsletter requires a mailing list. */
function isProvenBy({ definition }: WorkflowCandidate, trait: OrganizationTrait): boolean {
  return definition.tasks.every(({ needs }) => needs?.includes(trait));
}

const traitWords: Readonly<Record<OrganizationTrait, string>> = {
  'walk-ins': 'a counter or shop that is open to the public',
  'phone-desk': 'a desk where calls are answered all day',
  'ships-goods': 'goods that are shipped',
  'keeps-stock': 'a stock of goods or materials',
  'custom-quotes': 'a separate price for each job',
  'bills-insurance': 'insurance billing',
  team: 'a team of more than about five people',
  'large-team': 'more than about fifty people',
  'field-crews': 'crews who work on site',
  regulated: 'a license or inspections',
  'online-booking': 'online booking',
  'online-payment': 'online payment',
  portal: 'a client portal',
  'recurring-clients': 'clients with ongoing contracts',
  funders: 'grants or donations',
  'job-offers': 'job postings',
  'several-locations': 'several locations',
  'mailing-list': 'a mailing list',
  'emergency-calls': 'calls that cannot wait',
};
