import type { TradeTrait } from '#catalogue/industry-definition.ts';
import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import { type PhraseList, phraseList } from '../text/phrase-list.ts';

export interface WorkflowOfCompany {
  name: string;
  department: string;
  basis: Basis;
  evidence: readonly Evidence[];
  /** Null or undefined if the workflow was typed by hand. */
  definitionId?: string | null;
}

/** Fields in which only a qualified person may decide, even if others prepare the work. */
export type HandsOffField = 'health' | 'law';

export interface WorkContext {
  name: string;
  function: WorkflowFunction;
  basis: Basis;
  evidence: readonly Evidence[];
  /**
   * True if every trade has this work, such as inquiries and hiring, and it isn't core work of this trade.
   */
  ofEveryTrade: boolean;
  /**
   * The field of most of the trades that the workflow belongs to; null if there is none, as for most work
   * that every trade has.
   */
  field: HandsOffField | null;
}

/** What the recommendations consider about a company besides its tasks. */
export interface CompanyContext {
  /** By workflow name, as in tasks. */
  workflows: ReadonlyMap<string, WorkContext>;
  /** Ids of the company's trades and company types. */
  trades: ReadonlySet<string>;
  /** Fields of the company's type and of the work that it delivers. */
  fields: ReadonlySet<HandsOffField>;
}

export interface CompanyContextInput {
  workflows: readonly WorkflowOfCompany[];
  /** The visitor's choice; `unknown` if there was none. */
  companyType: CompanyTypeChoice;
  /** The industry found on the site: company type and name of the trade. Null for a manual entry. */
  industry: { detected: CompanyTypeChoice; detail: string | null } | null;
}

const fieldsOfTraits: readonly (readonly [TradeTrait, HandsOffField])[] = [
  ['licensed-health', 'health'],
  ['licensed-law', 'law'],
];

/**
 * The function of a workflow typed by hand, by word prefixes of its department. Work in any other department
 * counts as delivery.
 */
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

/** Describes a company by what the definitions say about its workflows. */
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
      ofEveryTrade: definition?.industries === 'every' && !own.some((trade) => trades.has(trade)),
      field: fieldOf(own, typeOfTrade),
    });
  }
  const fields = new Set<HandsOffField>();
  for (const type of [companyType, industry?.detected ?? 'unknown']) {
    const field = fieldOfType(type);
    if (field) fields.add(field);
  }
  for (const { field, function: step } of contexts.values()) {
    if (field !== null && step === 'deliver') fields.add(field);
  }
  return { workflows: contexts, trades, fields };
}

/**
 * The trades for which a workflow is core work, or else those that it is for. Empty for work that every trade
 * has.
 */
function tradesOf({ coreOf, industries }: WorkflowDefinition): readonly string[] {
  return coreOf ?? (industries === 'every' ? [] : industries);
}

/** The field of most of the trades; null if there is none. */
function fieldOf(
  trades: readonly string[],
  typeOfTrade: ReadonlyMap<string, CompanyTypeChoice>,
): HandsOffField | null {
  const found = trades.flatMap((trade) => fieldOfType(typeOfTrade.get(trade) ?? 'unknown') ?? []);
  const [first] = found;
  return first !== undefined && found.length * 2 > trades.length ? first : null;
}

/** The field of a company type or trade; null if it has none. */
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
