import type { Knowledge } from './knowledge/knowledge.ts';
import type { ServiceLine } from './service-line-definition.ts';
import type { SpecialtyDefinition } from './specialty-definition.ts';
import type { TaskDefinition, WorkflowDefinition } from './workflow-definition.ts';

/**
 * One phrase that names a service line is enough, because its weight equals the required strength.
 */
const weight = 3;
const minimumStrength = 3;

type Catalog = Pick<Knowledge, 'workflows'> & { serviceLines?: Knowledge['serviceLines'] | undefined };

/**
 * Keyed by the catalog's workflows, then by the lines' definitions, because several catalogs may share
 * definitions.
 */
const known = new WeakMap<Catalog['workflows'], WeakMap<object, readonly WorkflowDefinition[]>>();

export function serviceLinesOf(
  specialty: SpecialtyDefinition,
  catalog: Catalog,
): readonly WorkflowDefinition[] {
  const lines = catalog.serviceLines?.[specialty.trade]?.[specialty.id];
  if (!lines) return [];
  const ofCatalog = known.get(catalog.workflows) ?? new WeakMap<object, readonly WorkflowDefinition[]>();
  known.set(catalog.workflows, ofCatalog);
  const found = ofCatalog.get(lines);
  if (found) return found;
  const made = Object.entries(lines).flatMap(([id, line]) => {
    const whole = catalog.workflows.find((workflow) => workflow.id === line.of);
    if (!whole) return [];
    const workflow = asWorkflow(`${specialty.id}.${id}`, line, whole);
    return [isOfItsOwn(id, line, specialty) ? ofItsOwn(workflow) : workflow];
  });
  ofCatalog.set(lines, made);
  return made;
}

/** A main work whose `of` is other work of the organization only takes its ratings and staffing from it. */
function isOfItsOwn(id: string, { of }: ServiceLine, { core, mainWork }: SpecialtyDefinition): boolean {
  return mainWork?.work === id && !mainWork.toldBy.includes(of) && !core.includes(of);
}

function ofItsOwn({ lineOf: _lineOf, narrows: _narrows, ...made }: WorkflowDefinition): WorkflowDefinition {
  return made;
}

function asWorkflow(id: string, line: ServiceLine, whole: WorkflowDefinition): WorkflowDefinition {
  const { name, named, description } = line;
  return {
    id,
    name,
    lineOf: whole.id,
    // A family of its own, because each line is done in its own way: it duplicates neither another
    // line nor the whole workflow.
    family: id,
    staffedAs: whole.staffedAs ?? whole.family,
    function: whole.function,
    department: whole.department,
    type: whole.type,
    description,
    industries: whole.industries,
    ...(whole.coreOf ? { coreOf: whole.coreOf } : {}),
    narrows: [whole.id, ...(whole.narrows ?? [])],
    signals: { phrases: [{ weight, any: named }] },
    delivers: { named, anywhere: false },
    minimumStrength,
    tasks: line.tasks.flatMap((task) => asTask(task, whole)),
  };
}

function asTask(
  { like, name, description, traits, firstTrial, onlyIfShown }: ServiceLine['tasks'][number],
  whole: WorkflowDefinition,
): TaskDefinition[] {
  const model = whole.tasks.find((task) => task.id === like);
  if (!model) return [];
  // These belong to the whole workflow's task, not to this one.
  const {
    step: _step,
    shownBy: _shownBy,
    firstTrial: _firstTrial,
    onlyIfShown: _onlyIfShown,
    ...rest
  } = model;
  const own = { like, id: taskId(name), name, description, traits: traits ?? model.traits };
  return [
    { ...rest, ...own, ...(firstTrial ? { firstTrial } : {}), ...(onlyIfShown ? { onlyIfShown } : {}) },
  ];
}

function taskId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
