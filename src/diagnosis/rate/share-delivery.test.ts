import { describe, expect, it } from 'vitest';
import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { type DeliveringWork, shareDelivery } from './share-delivery.ts';

const of = (
  group: '25' | '29' | '51',
  likely: number,
  over: Partial<DeliveringWork> = {},
): DeliveringWork => ({
  work: {
    groups: { [group]: { low: likely / 2, likely, high: likely * 1.2 } },
    grows: 'customers',
    isCore: false,
  },
  taskHours: 20,
  strength: 8,
  weight: 1,
  ...over,
});
const core = (one: DeliveringWork): DeliveringWork => ({ ...one, work: { ...one.work, isCore: true } });
const likelies = (works: readonly ModeledWork[], group: '25' | '29' | '51' = '29') =>
  works.map(({ groups }) => groups[group]?.likely ?? 0);

describe('shareDelivery', () => {
  it('assigns more of the same people to work that the site describes more, with an unchanged total', () => {
    const [exams = 0, surgery = 0] = likelies(
      shareDelivery([of('29', 0.3, { strength: 4 }), of('29', 0.3, { strength: 16 })]),
    );
    expect(surgery).toBeGreaterThan(exams);
    expect(surgery + exams).toBeCloseTo(0.6);
  });

  it.each([
    ['is more important in the trade', { weight: 2 }],
    ['has larger tasks', { taskHours: 40 }],
  ])('assigns more to work that %s', (_, over) => {
    const [more = 0, less = 0] = likelies(shareDelivery([of('29', 0.3, over), of('29', 0.3)]));
    expect(more).toBeGreaterThan(less);
  });

  it('lets all people who deliver do all delivery work', () => {
    const works = shareDelivery([core(of('51', 0.6)), of('25', 0.6)]);
    const [pots = 0, classes = 0] = likelies(works, '51');
    expect(classes).toBeCloseTo(pots);
    expect(likelies(works, '25')[0]).toBeGreaterThan(0);
  });

  it('lets people whose usual work the site does not show help, unless the work shown takes little time', () => {
    const [helped = 0] = likelies(shareDelivery([of('25', 0.6)]), '51');
    expect(helped).toBeCloseTo(0.35);
    expect(likelies(shareDelivery([of('25', 0.1)]), '51')).toEqual([0]);
  });

  it('gives work that hardly grows with the organization less', () => {
    const yearly = of('29', 0.3);
    const [contest = 0, treatment = 0] = likelies(
      shareDelivery([{ ...yearly, work: { ...yearly.work, grows: 'fixed' } }, of('29', 0.3)]),
    );
    expect(contest).toBeLessThan(treatment);
  });

  it('assigns the usual share of delivery to people who mainly deliver, and never more to others', () => {
    const [alone = 0] = likelies(shareDelivery([core(of('29', 0.4))]));
    const [one = 0, other = 0] = likelies(shareDelivery([of('29', 0.6), of('29', 0.6)]));
    expect(alone).toBeCloseTo(0.7);
    expect(one + other).toBeCloseTo(0.7);
  });
});

it('follows what a second reader says of the time instead of the site’s words', () => {
  const [much = 0, most = 0, unsaid = 0] = likelies(
    shareDelivery([
      of('29', 0.3, { strength: 16, timeShare: 'much' }),
      of('29', 0.3, { timeShare: 'most' }),
      of('29', 0.3, { strength: 16 }),
    ]),
  );
  expect(most).toBeGreaterThan(1.5 * much);
  expect(much).toBeGreaterThan(5 * unsaid);
});
