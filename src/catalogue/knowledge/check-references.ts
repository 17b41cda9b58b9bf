import type { Family, Staffing } from '../families.ts';
import type { IndustryDefinition } from '../industry-definition.ts';
import { isKnownRole } from '../roles.ts';
import type { ServiceLines } from '../service-line-definition.ts';
import type { SpecialtyDefinition } from '../specialty-definition.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';
import type { KnowledgeFault } from './knowledge-error.ts';
import type {
  KnowledgeFolder,
  ServiceLinesEntry,
  SpecialtiesEntry,
  WorkflowEntry,
} from './read-knowledge-folder.ts';

export interface Definitions {
  trades: ReadonlyMap<string, IndustryDefinition>;
  workflows: ReadonlyMap<string, WorkflowDefinition>;
  specialties: ReadonlyMap<string, SpecialtyDefinition>;
}

const maxTasks = 12;

export function checkReferences(
  folder: KnowledgeFolder,
  all: Definitions,
  serviceLines: Readonly<Record<string, ServiceLines>>,
): KnowledgeFault[] {
  return [
    ...usedTwice(folder.workflows),
    ...namedTwice(folder.trades, all.trades),
    ...namedTwice(folder.workflows, all.workflows),
    ...folder.workflows.flatMap((entry) => [
      ...checkTrades(entry, all),
      ...checkNarrows(entry, all),
      ...checkTasks(entry, all),
    ]),
    ...folder.specialties.flatMap((entry) => checkSpecialties(entry, all, serviceLines)),
    ...folder.serviceLines.flatMap((entry) => checkServiceLines(entry, all)),
  ];
}

export function checkFamilies(
  folder: KnowledgeFolder,
  families: Readonly<Record<string, Family>>,
  { sectors }: Staffing,
): KnowledgeFault[] {
  // Without families, hours come from the task definitions alone, so the names of families don't matter.
  const hasFamilies = Object.keys(families).length > 0;
  return [
    ...folder.workflows.flatMap(({ value: { family, staffedAs }, faultAt }) =>
      hasFamilies
        ? Object.entries({ family, staffedAs }).flatMap(([key, id]) =>
            id === undefined || Object.hasOwn(families, id)
              ? []
              : [faultAt([key], `there is no family "${id}" (families.yaml)`)],
          )
        : [],
    ),
    ...folder.trades.flatMap(({ value: { staffing }, faultAt }) =>
      staffing === undefined || Object.hasOwn(sectors, staffing.sector)
        ? []
        : [faultAt(['staffing', 'sector'], `there is no sector "${staffing.sector}" (staffing.yaml)`)],
    ),
  ];
}

function usedTwice(entries: readonly WorkflowEntry[]): KnowledgeFault[] {
  const first = new Map<string, WorkflowEntry>();
  return entries.flatMap((entry) => {
    const known = first.get(entry.value.id);
    if (known) return [entry.faultAt(['id'], `"${entry.value.id}" is already the id of ${known.file}`)];
    first.set(entry.value.id, entry);
    return [];
  });
}

function namedTwice(
  entries: readonly { value: { id: string; name?: string }; faultAt: WorkflowEntry['faultAt'] }[],
  all: ReadonlyMap<string, { id: string; name: string }>,
): KnowledgeFault[] {
  const idsOf = Map.groupBy(all.values(), ({ name }) => name.toLowerCase());
  return entries.flatMap(({ value, faultAt }) => {
    const other = idsOf.get(value.name?.toLowerCase() ?? '')?.find(({ id }) => id !== value.id);
    return other ? [faultAt(['name'], `is already the name of "${other.id}"`)] : [];
  });
}

function checkTrades(
  { value, trade, faultAt }: WorkflowEntry,
  { trades, workflows }: Definitions,
): KnowledgeFault[] {
  const lists: [path: string[], ids: unknown][] = [
    [['industries'], value.industries],
    [['coreOf'], value.coreOf],
    [['delivers', 'notIn'], value.delivers?.notIn],
    [['delivers', 'any'], value.delivers?.any],
  ];
  const unknown = lists.flatMap(([path, ids]) =>
    (Array.isArray(ids) ? ids : []).flatMap((id, index) =>
      trades.has(id) ? [] : [faultAt([...path, index], `there is no trade "${id}"`)],
    ),
  );
  const industries = workflows.get(value.id)?.industries;
  const lies = industries === 'every' ? trade === 'every' : industries?.includes(trade);
  if (industries === undefined || lies || unknown.length > 0) return unknown;
  const right = industries === 'every' ? 'trades/every' : 'the folder of a trade that it names';
  return [faultAt(['industries'], `the file is in trades/${trade} but belongs in ${right}`)];
}

function checkSpecialties(
  { value, trade, faultAt }: SpecialtiesEntry,
  { trades, workflows }: Definitions,
  serviceLines: Readonly<Record<string, ServiceLines>>,
): KnowledgeFault[] {
  if (!trades.has(trade)) return [faultAt([], `there is no trade "${trade}"`)];
  return Object.entries(value).flatMap(([id, { core, usual, partOf, without, mainWork }]) => {
    const main: [path: PropertyKey[], work: string][] = mainWork
      ? [
          [['mainWork', 'work'], mainWork.work],
          ...mainWork.toldBy.map((work, index): [PropertyKey[], string] => [
            ['mainWork', 'toldBy', index],
            work,
          ]),
        ]
      : [];
    const listed = new Set([...core, ...usual]);
    const named: [path: PropertyKey[], workflow: string][] = [
      ...core.map((workflow, index): [PropertyKey[], string] => [['core', index], workflow]),
      ...usual.map((workflow, index): [PropertyKey[], string] => [['usual', index], workflow]),
      ...Object.keys(partOf).map((workflow): [PropertyKey[], string] => [['partOf', workflow], workflow]),
    ];
    return [
      ...named.flatMap(([path, workflow]) =>
        workflows.has(workflow) ? [] : [faultAt([id, ...path], `there is no workflow "${workflow}"`)],
      ),
      ...main.flatMap(([path, work]) =>
        workflows.has(work) || Object.hasOwn(serviceLines[trade]?.[id] ?? {}, work)
          ? []
          : [faultAt([id, ...path], `there is no workflow or service line "${work}"`)],
      ),
      ...Object.entries(partOf).flatMap(([part, whole]) =>
        listed.has(whole) && part !== whole
          ? []
          : [faultAt([id, 'partOf', part], `"${whole}" must be another workflow listed under core or usual`)],
      ),
      ...Object.entries(without).flatMap(([workflow, tasks]) =>
        tasks.flatMap((task, index) =>
          workflows.get(workflow)?.tasks.some((known) => known.id === task)
            ? []
            : [faultAt([id, 'without', workflow, index], `"${workflow}" has no task "${task}"`)],
        ),
      ),
    ];
  });
}

function checkServiceLines(
  { value, trade, faultAt }: ServiceLinesEntry,
  { specialties, workflows }: Definitions,
): KnowledgeFault[] {
  return Object.entries(value).flatMap(([specialty, lines]) => {
    if (specialties.get(specialty)?.trade !== trade)
      return [faultAt([specialty], `there is no line of business "${specialty}" in trades/${trade}`)];
    return Object.entries(lines).flatMap(([id, { of, tasks }]) => {
      const whole = workflows.get(of);
      if (!whole) return [faultAt([specialty, id, 'of'], `there is no workflow "${of}"`)];
      return tasks.flatMap(({ like }, index) =>
        whole.tasks.some((task) => task.id === like)
          ? []
          : [faultAt([specialty, id, 'tasks', index, 'like'], `"${of}" has no task "${like}"`)],
      );
    });
  });
}

function checkNarrows({ value, faultAt }: WorkflowEntry, { workflows }: Definitions): KnowledgeFault[] {
  return (value.narrows ?? []).flatMap((id, index) =>
    workflows.has(id) && id !== value.id
      ? []
      : [faultAt(['narrows', index], `"${id}" is not the ID of another workflow`)],
  );
}

function checkTasks(
  { value, extends: isAddition, faultAt }: WorkflowEntry,
  { workflows }: Definitions,
): KnowledgeFault[] {
  const tasks = value.tasks ?? [];
  const merged = workflows.get(value.id)?.tasks ?? [];
  const tooMany =
    isAddition && merged.length > maxTasks
      ? [
          faultAt(
            ['tasks'],
            `with these the workflow has ${merged.length} tasks; at most ${maxTasks} are allowed`,
          ),
        ]
      : [];
  return [
    ...tooMany,
    ...tasks.flatMap((task, index) => {
      const first = tasks.findIndex(({ id }) => id === task.id);
      return [
        ...(first === index ? [] : [faultAt(['tasks', index, 'id'], `task "${task.id}" is listed twice`)]),
        ...(isKnownRole(task.role)
          ? []
          : [faultAt(['tasks', index, 'role'], `there is no role "${task.role}" (src/catalogue/roles.ts)`)]),
      ];
    }),
  ];
}
