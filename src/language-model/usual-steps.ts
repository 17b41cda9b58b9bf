import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { nameStems } from '#diagnosis/propose/offerings/name-stems.ts';

type Catalog = Pick<Knowledge, 'workflows'> & Partial<Pick<Knowledge, 'serviceLines'>>;
type Worded = Pick<WorkflowDefinition, 'name' | 'description'> & {
  tasks: readonly { name: string; description: string }[];
};

const built = new WeakMap<Catalog['workflows'], Map<string, ReadonlySet<string>>>();

/** Maximum number of unknown words in a step, because trades use words that the catalog lacks. Our assumption. */
const maxUnknown = 1;

/**
 * No quote proves an assumed step, so all its words but one must occur in `quoted` or in the catalog's work for
 * `trades` or for every trade. So a site can't advertise by dictating steps to the model.
 */
export function isOfKnownWords(
  step: string,
  quoted: string,
  trades: readonly string[],
  catalog: Catalog,
): boolean {
  const known = [nameStems(quoted), ...['every', ...trades].map((trade) => stemsOf(trade, catalog))];
  const stems = [...nameStems(step)];
  const unknown = stems.filter((stem) => !known.some((words) => words.has(stem)));
  return unknown.length <= maxUnknown && unknown.length < stems.length;
}

function stemsOf(trade: string, { workflows, serviceLines = {} }: Catalog): ReadonlySet<string> {
  const byTrade = built.get(workflows) ?? new Map<string, ReadonlySet<string>>();
  built.set(workflows, byTrade);
  const made = byTrade.get(trade);
  if (made) return made;
  const ofTrade = workflows.filter(({ industries }) =>
    industries === 'every' ? trade === 'every' : industries.includes(trade),
  );
  const lines = Object.values(serviceLines[trade] ?? {}).flatMap((ofSpecialty) => Object.values(ofSpecialty));
  const stems = new Set([...ofTrade, ...lines].flatMap(wordsOf).flatMap((text) => [...nameStems(text)]));
  byTrade.set(trade, stems);
  return stems;
}

function wordsOf({ name, description, tasks }: Worded): string[] {
  return [name, description, ...tasks.flatMap((task) => [task.name, task.description])];
}
