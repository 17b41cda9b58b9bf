import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from './identify.ts';

const pagesWith = (lines: readonly string[]) => [
  pageOf(
    '/',
    ['# Your local handyman', 'Our handyman service does home repairs and drywall repair.', plainFiller],
    { title: 'Elm Street Handyman' },
  ),
  pageOf('/services', ['# Handyman services', ...lines]),
];
const repairs = [
  '## Plumbing repairs',
  'We repair leaking pipes and replace faucets.',
  '## Painting',
  'We paint rooms and repair walls.',
];
const handyman = (...lines: string[]) => identify(pagesWith(lines), 'unknown', loadKnowledge());

describe('work of a known line of business', () => {
  it('stands once: its parts are merged into it, and their words show it', () => {
    const { workflows, trace } = handyman(...repairs);
    const ids = workflows.map(({ definition }) => definition.id);
    expect(ids).toContain('handyman.home-repairs-odd-jobs');
    expect(ids).not.toContain('plumbing-work');
    const verdicts = trace.candidates.find(({ id }) => id === 'plumbing-work')?.verdicts;
    expect(verdicts?.at(-1)).toMatchObject({ rule: 'part-of-work', outcome: 'merge', into: 'job-delivery' });
  });

  it('needs more than a passing mention if the line of business is not known for it', () => {
    const shown = (...lines: string[]) =>
      handyman(...lines).workflows.some(({ definition }) => definition.id === 'towing-roadside');
    expect(shown('A tow truck can be called when you need a tow.')).toBe(false);
  });

  it('has no tasks that the line of business does not have', () => {
    const knowledge = loadKnowledge();
    const [task] = knowledge.workflows.find(({ id }) => id === 'job-delivery')?.tasks ?? [];
    const tasksAt = (without: Record<string, string[]>) =>
      identify(pagesWith(repairs), 'unknown', {
        ...knowledge,
        // A new array, because indexes are cached per array of workflows.
        workflows: [...knowledge.workflows],
        specialties: knowledge.specialties.map(({ mainWork, ...entry }) =>
          entry.id === 'handyman' ? { ...entry, without } : { ...entry, ...(mainWork ? { mainWork } : {}) },
        ),
        serviceLines: {},
      }).workflows.flatMap(({ definition, tasks }) =>
        definition.id === 'job-delivery' ? tasks.map((entry) => entry.definition.id) : [],
      );
    const all = tasksAt({});
    expect(all).toContain(task?.id);
    expect(tasksAt({ 'job-delivery': [task?.id ?? ''] })).toEqual(all.filter((id) => id !== task?.id));
  });
});

describe('a task that many such organizations do not do', () => {
  const tasksAt = (...lines: string[]) =>
    identify(
      [
        pageOf('/', ['# Cedar Tree Service', 'We are a tree service.', ...lines, plainFiller], {
          title: 'Cedar Tree Service',
        }),
        pageOf('/services', ['# Tree removal', 'We remove trees and prune branches.', ...lines]),
      ],
      'unknown',
      loadKnowledge(),
    )
      .workflows.flatMap(({ tasks }) => tasks)
      .filter(({ definition }) => definition.id === 'grind-stump')
      .map(({ basis }) => basis);

  it('is left out unless the site shows it', () => {
    expect(tasksAt()).toEqual([]);
    expect(tasksAt('We grind the stumps of the trees that we remove.')).toEqual(['observed']);
  });
});

describe('tasks of scheduling jobs', () => {
  const tasksOf = (...lines: string[]) =>
    handyman('Call us to schedule a visit. We send a crew and let you know when it is on the way.', ...lines)
      .workflows.filter(({ definition }) => definition.id === 'job-scheduling')
      .flatMap(({ tasks }) => tasks.map(({ definition }) => definition.id));

  it('include emergencies only if the site speaks of them', () => {
    expect(tasksOf()).toContain('confirm-slot');
    expect(tasksOf()).not.toContain('handle-urgent');
    expect(tasksOf('We are available 24/7 for emergency repairs.')).toContain('handle-urgent');
  });
});
