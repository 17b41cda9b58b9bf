import type { TradeTrait } from '#catalogue/industry-definition.ts';
import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { FirstTrial, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import { type PhraseList, phraseList } from '../text/phrase-list.ts';

export interface WorkflowOfCompany {
  name: string;
  department: string;
  basis: Basis;
  evidence: readonly Evidence[];
  definitionId?: string | null;
}

/** Fields in which only a qualified person may decide, even if others prepare the work. */
export type HandsOffField = 'health' | 'law';

export interface WorkContext {
  name: string;
  function: WorkflowFunction;
  basis: Basis;
  evidence: readonly Evidence[];
  /** True for work that any organization may have, such as inquiries and hiring. */
  isGeneral: boolean;
  /** True for such work if it isn't core work of this trade. */
  ofEveryTrade: boolean;
  field: HandsOffField | null;
  /** By task name; null if the task shouldn't be tried first. Missing for tasks that the catalog doesn't have. */
  firstTrials: ReadonlyMap<string, FirstTrial | null>;
}

export interface CompanyContext {
  workflows: ReadonlyMap<string, WorkContext>;
  trades: ReadonlySet<string>;
  fields: ReadonlySet<HandsOffField>;
}

export interface CompanyContextInput {
  workflows: readonly WorkflowOfCompany[];
  companyType: CompanyTypeChoice;
  industry: { detected: CompanyTypeChoice; detail: string | null } | null;
}

const fieldsOfTraits: readonly (readonly [TradeTrait, HandsOffField])[] = [
  ['licensed-health', 'health'],
  ['licensed-law', 'law'],
];

/** For a workflow typed by hand. Work in any other department counts as delivery. */
const functionOfDepartment: readonly { words: PhraseList; function: WorkflowFunction }[] = [
  {
    words: phraseList(['financ*', 'account*', 'bookkeep*', 'billing*', 'invoic*', 'treasury*']),
    function: 'paid',
  },
  { words: phraseList(['sales*', 'marketing*', 'business development*']), function: 'win' },
  {
    words: phraseList(['customer*', 'client*', 'support*', 'service desk*', 'front desk*', 'reception*']),
    function: 'serve',
  },
  {
    words: phraseList(['hr*', 'human resource*', 'it*', 'legal*', 'management*', 'admin*']),
    function: 'run',
  },
];

export function describeCompany({ workflows, companyType, industry }: CompanyContextInput): CompanyContext {
  const { industries } = loadKnowledge();
  const typeOfTrade = new Map(industries.map(({ id, companyType: type }) => [id, type]));

  const trades = new Set<string>();
  const detail = industries.find(({ name }) => name === industry?.detail);
  for (const trade of [detail?.id, industry === null ? companyType : industry.detected]) {
    if (trade !== undefined && trade !== 'unknown') trades.add(trade);
  }

  const contexts = new Map<string, WorkContext>();
  for (const workflow of workflows) {
    const definition = workflow.definitionId ? findWorkflow(workflow.definitionId) : undefined;
    const { name, basis, evidence } = workflow;
    const own = definition ? tradesOf(definition) : [];
    contexts.set(name, {
      name,
      basis,
      evidence,
      function: functionOf(workflow, definition),
      isGeneral: definition?.industries === 'every',
      ofEveryTrade: definition?.industries === 'every' && !own.some((trade) => trades.has(trade)),
      field: fieldOf(own, typeOfTrade),
      firstTrials: new Map(
        (definition?.tasks ?? []).map(({ name: task, firstTrial }) => [task, firstTrial ?? null]),
      ),
    });
  }
  const fields = new Set<HandsOffField>();
  for (const type of [companyType, industry?.detected ?? 'unknown']) {
    const field = fieldOfType(type);
    if (field) fields.add(field);
  }
  // One workflow isn't enough: it may be there because of a single word.
  const delivering = [...contexts.values()].filter(({ function: step }) => step === 'deliver');
  for (const { field } of delivering) {
    const same = delivering.filter((other) => other.field === field);
    if (field !== null && same.length * 2 >= delivering.length) fields.add(field);
  }
  return { workflows: contexts, trades, fields };
}

function tradesOf({ coreOf, industries }: WorkflowDefinition): readonly string[] {
  return coreOf ?? (industries === 'every' ? [] : industries);
}

function fieldOf(
  trades: readonly string[],
  typeOfTrade: ReadonlyMap<string, CompanyTypeChoice>,
): HandsOffField | null {
  const found = trades.flatMap((trade) => fieldOfType(typeOfTrade.get(trade) ?? 'unknown') ?? []);
  const [first] = found;
  return first !== undefined && found.length * 2 > trades.length ? first : null;
}

function fieldOfType(type: CompanyTypeChoice): HandsOffField | null {
  return fieldsOfTraits.find(([trait]) => hasTradeTrait(type, trait))?.[1] ?? null;
}

function functionOf(
  { department }: WorkflowOfCompany,
  definition: WorkflowDefinition | undefined,
): WorkflowFunction {
  if (definition) return definition.function ?? 'deliver';
  return functionOfDepartment.find(({ words }) => words.test(department))?.function ?? 'deliver';
}
