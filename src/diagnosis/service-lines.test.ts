import { describe, expect, it } from 'vitest';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from './identify.ts';

const treeService = (...lines: string[]) =>
  identify(
    [
      pageOf(
        '/',
        ['# Your local tree service', 'We are a tree service with certified arborists.', plainFiller],
        {
          title: 'Elm Street Tree Service',
        },
      ),
      pageOf('/services', ['# Tree services', ...lines]),
    ],
    'unknown',
    loadKnowledge(),
  );
const removal = ['## Tree removal', 'We offer safe tree removal next to houses.'];
const stumps = ['## Stump grinding', 'We offer stump grinding after every job.'];

const idsOf = ({ workflows }: ReturnType<typeof treeService>) =>
  workflows.map(({ definition }) => definition.id);
const lastVerdict = ({ trace }: ReturnType<typeof treeService>, id: string) =>
  trace.candidates.find((candidate) => candidate.id === id)?.verdicts.at(-1);

describe('service lines of a known line of business', () => {
  it('take the place of the general workflow, each with its own tasks', () => {
    const found = treeService(...removal, ...stumps);
    expect(idsOf(found)).toEqual(
      expect.arrayContaining(['tree-service.tree-removal', 'tree-service.stump-grinding']),
    );
    expect(idsOf(found)).not.toContain('tree-work');
    const tasks = found.workflows.flatMap((workflow) =>
      workflow.tasks.map(({ definition }) => definition.name),
    );
    expect(new Set(tasks).size).toBe(tasks.length);
    const grinding = found.workflows.find(
      ({ definition }) => definition.id === 'tree-service.stump-grinding',
    );
    expect(grinding?.evidence.map(({ quote }) => quote)).toContain(
      'We offer stump grinding after every job.',
    );
    expect(grinding?.tasks.some(({ definition }) => /stump/i.test(definition.name))).toBe(true);
  });

  it('give the first one the tasks of the whole that none of them stands for', () => {
    const found = treeService(...removal, ...stumps);
    const covered = new Set(
      found.workflows.flatMap(({ definition }) => definition.tasks.flatMap(({ like }) => like ?? [])),
    );
    const rest = findWorkflow('tree-work')?.tasks.filter(({ id }) => !covered.has(id)) ?? [];
    const first = found.workflows.find(({ definition }) => definition.id === 'tree-service.tree-removal');
    expect(rest.length).toBeGreaterThan(0);
    expect(first?.definition.tasks).toEqual(expect.arrayContaining(rest));
  });

  it('stay a part of the whole if there is only one', () => {
    const found = treeService(
      ...stumps,
      'We remove and prune trees, and our crews fell dangerous trees near houses.',
      'Our arborists trim branches and care for your trees all year.',
    );
    expect(idsOf(found)).toContain('tree-work');
    expect(idsOf(found)).not.toContain('tree-service.stump-grinding');
  });

  it('take the place of the whole even if there is only one, if the site says more of the line', () => {
    const upholsterer = pageOf(
      '/',
      ['# Your local upholsterer', 'We are upholsterers with a workshop of our own.', plainFiller],
      { title: 'Quay Street Upholstery' },
    );
    const boats = [
      '## Boat upholstery',
      'We sew new boat seats and boat cushions.',
      'Our boat covers are made to measure.',
      'Ask about repairs.',
    ];
    const { specialties, ...knowledge } = loadKnowledge();
    const found = identify([upholsterer, pageOf('/services', boats)], 'unknown', {
      ...knowledge,
      specialties: specialties.map(({ mainWork: _, ...entry }) => entry),
    });
    expect(idsOf(found)).toContain('upholsterer.auto-marine');
    expect(idsOf(found)).not.toContain('workshop-repairs');
  });

  it('are left out if the site only mentions them', () => {
    const found = treeService(...removal, 'Ask us about removal, stump grinding, and other work.');
    expect(lastVerdict(found, 'tree-service.stump-grinding')).toMatchObject({ outcome: 'drop' });
  });

  it('are not claimed for work that is denied', () => {
    const found = treeService(...removal, '## What we leave to others', 'We do not offer stump grinding.');
    expect(idsOf(found)).not.toContain('tree-service.stump-grinding');
  });

  it('can be looked up like workflows, with what they take from the whole', () => {
    const line = findWorkflow('tree-service.stump-grinding');
    const whole = findWorkflow('tree-work');
    expect(line).toMatchObject({ name: 'Stump grinding', lineOf: 'tree-work', function: 'deliver' });
    const [task] = line?.tasks ?? [];
    expect(task?.difficulty).toEqual(whole?.tasks.find(({ id }) => id === task?.like)?.difficulty);
    expect(findWorkflow('tree-service.nonsense')).toBeUndefined();
    expect(findWorkflow('nonsense.stump-grinding')).toBeUndefined();
  });
});
