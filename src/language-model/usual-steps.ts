import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { nameStems } from '#diagnosis/propose/offerings/name-stems.ts';

type Catalog = Pick<Knowledge, 'workflows'> & Partial<Pick<Knowledge, 'serviceLines'>>;
type Worded = Pick<WorkflowDefinition, 'name' | 'description'> & {
  tasks: readonly { name: string; description: string }[];
};

const built = new WeakMap<Catalog['workflows'], Map<string, ReadonlySet<string>>>();

/** Trades have words that the catalog lacks. Our assumption. */
const maxUnknown = 1;

/**
 * No quote can prove an assumed step, so all its words but one must be among those that the catalog uses for work of one
 * of `trades` or of every trade, or stand in `quoted`. A site that dictates steps to the model can't advertise with them.
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
