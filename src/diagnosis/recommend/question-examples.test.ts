import { expect, it } from 'vitest';
import type { Task } from '#shared/schemas/task.ts';
import { company, figuresOf, task } from '#tests/support/recommend-samples.ts';
import { buildRoadmap } from './build-roadmap.ts';

const answering: Partial<Task> = { name: 'Answer questions', traits: ['answer-questions'] };
const whyOf = (over: Partial<Task>, offerings: { name: string }[]) => {
  const tasks = [task(over)];
  const { phases } = buildRoadmap({
    tasks,
    modules: [],
    company: company(),
    figures: figuresOf(tasks),
    offerings,
  });
  return phases[0]?.steps[0]?.why;
};

it('takes the example of customers’ questions from what the company offers', () => {
  const snow = [{ name: 'Snow Removal' }, { name: 'Mowing' }];
  expect(whyOf(answering, snow)).toContain('five real cases, new or past, for example about “Snow Removal”');
  expect(whyOf(answering, [])).toContain('five real cases, new or past, let');
  expect(whyOf({ traits: ['draft-text'] }, snow)).toContain('new or past, such as “Snow Removal”, let');
});

it('takes an offering of the same work first, and names each once', () => {
  const written = (id: number, name: string, workflow: string) =>
    task({ id, name, workflow, timeInvestment: 10 - id, traits: ['draft-text'] });
  const tasks = [written(1, 'Write quotes', 'Estimates'), written(2, 'Write care plans', 'Lawn care')];
  const offerings = [
    { name: 'Mowing', workflow: 'Lawn care' },
    { name: 'Snow Removal', workflow: null },
  ];
  const { phases } = buildRoadmap({
    tasks,
    modules: [],
    company: company(),
    figures: figuresOf(tasks),
    offerings: [...offerings].reverse(),
  });
  const [first, second] = phases[0]?.steps ?? [];
  expect(first?.why).toContain('such as “Snow Removal”');
  expect(second?.why).toContain('such as “Mowing”');
});

it('else takes an offering of the delivery work with most hours', () => {
  const tasks = [
    task({ id: 1, name: 'Write quotes', workflow: 'Estimates', timeInvestment: 5, traits: ['draft-text'] }),
    task({ id: 2, name: 'Repair engines', workflow: 'Repairs', timeInvestment: 30, traits: [] }),
    task({ id: 3, name: 'Change oil', workflow: 'Oil changes', timeInvestment: 10, traits: [] }),
  ];
  const offerings = [
    { name: 'Oil change', workflow: 'Oil changes' },
    { name: 'Engine repair', workflow: 'Repairs' },
  ];
  const delivering = ['Repairs', 'Oil changes'].map((name) => ({ name, function: 'deliver' as const }));
  const { phases } = buildRoadmap({
    tasks,
    modules: [],
    company: company(delivering),
    figures: figuresOf(tasks),
    offerings,
  });
  expect(phases[0]?.steps[0]?.why).toContain('such as “Engine repair”');
});
