import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { nameStems } from '#diagnosis/propose/offerings/name-stems.ts';

type Catalog = Pick<Knowledge, 'workflows'> & Partial<Pick<Knowledge, 'serviceLines'>>;
type Worded = Pick<WorkflowDefinition, 'name' | 'description'> & {
  tasks: readonly { name: string; description: string }[];
};

const built = new WeakMap<Catalog['workflows'], Map<string, ReadonlySet<string>>>();

/**
 * Trades use words that the catalog lacks, so one word in this many, or one in a shorter text, may be unknown. Our
 * assumption.
 */
const wordsPerUnknown = 5;

/**
 * No quote proves an assumed step or a description, so a site could advertise by dictating one to
 * the model. To prevent that, nearly all the words must occur in `quoted` or in the catalog's work
 * for `trades` or for every trade.
 */
export function isOfKnownWords(
  text: string,
  quoted: string,
  trades: readonly string[],
  catalog: Catalog,
): boolean {
  const known = [nameStems(quoted), ...['every', ...trades].map((trade) => stemsOf(trade, catalog))];
  const stems = [...nameStems(text)];
  const unknown = stems.filter((stem) => !known.some((words) => words.has(stem)));
  const maxUnknown = Math.max(1, Math.floor(stems.length / wordsPerUnknown));
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
