import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { blankPage } from './read/blank-page.ts';
import type { PageFacts, TextBlock } from './read/page-facts.ts';

/** Workflows told of on one page. */
const perPage = 24;
/** Twice as many make the first analysis a third cheaper and the practice more than that dearer. */
const pageCount = 2;

/**
 * The facts of a made-up site that says of some of the catalogue's work that it is done here: what an analysis can be
 * practised on. `.invalid` names nothing, by RFC 2606.
 */
export function practiceSite(workflows: readonly WorkflowDefinition[]): PageFacts[] {
  const step = Math.max(1, Math.floor(workflows.length / (perPage * pageCount)));
  const told = workflows.filter((_, index) => index % step === 0);
  return Array.from({ length: pageCount }, (_, page) =>
    practicePage(page, told.slice(page * perPage, (page + 1) * perPage)),
  );
}

function practicePage(number: number, workflows: readonly WorkflowDefinition[]): PageFacts {
  const blocks = workflows.flatMap((workflow) => tell(workflow));
  return {
    ...blankPage(`http://practice.invalid/${number === 0 ? '' : `services-${number}`}`),
    title: `Services ${number}`,
    kind: number === 0 ? 'home' : 'services',
    words: blocks.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    blocks,
  };
}

function tell({ name, description, tasks }: WorkflowDefinition): TextBlock[] {
  const shared = { level: null, heading: name, section: 'main' } as const;
  return [
    { ...shared, text: name, kind: 'heading', level: 2, heading: null },
    { ...shared, text: `We offer ${name}. Our team does it for you: ${description}`, kind: 'paragraph' },
    ...tasks.map(({ name: task }): TextBlock => ({ ...shared, text: task, kind: 'list-item' })),
  ];
}
