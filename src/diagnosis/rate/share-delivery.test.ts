import { describe, expect, it } from 'vitest';
import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { shareDelivery } from './share-delivery.ts';

const work = (likely: number, isCore = false): ModeledWork => ({
  groups: { '29': { low: likely / 2, likely, high: likely * 1.2 } },
  grows: 'customers',
  isCore,
});
const likelies = (works: readonly ModeledWork[]) => works.map(({ groups }) => groups['29']?.likely ?? 0);

describe('shareDelivery', () => {
  it('assigns more of the same people to work that the site describes more, with an unchanged total', () => {
    const [exams = 0, surgery = 0] = likelies(
      shareDelivery([
        { work: work(0.5), strength: 4, weight: 1 },
        { work: work(0.1), strength: 16, weight: 1 },
      ]),
    );
    expect(surgery).toBeGreaterThan(exams);
    expect(surgery + exams).toBeCloseTo(0.6);
  });

  it("gives the trade's core work more than other work that the site describes as much", () => {
    const [core = 0, other = 0] = likelies(
      shareDelivery([
        { work: work(0.3, true), strength: 8, weight: 2 },
        { work: work(0.3), strength: 8, weight: 1 },
      ]),
    );
    expect(core).toBeGreaterThan(other);
  });

  it('does not change a workflow that shares its people with no other', () => {
    const other: ModeledWork = { ...work(0), groups: { '43': { low: 0.1, likely: 0.2, high: 0.3 } } };
    const [first, second] = shareDelivery([
      { work: work(0.5), strength: 9, weight: 1 },
      { work: other, strength: 1, weight: 1 },
    ]);
    expect(first?.groups['29']?.likely).toBeCloseTo(0.5);
    expect(second?.groups['43']?.likely).toBeCloseTo(0.2);
  });

  it('leaves the share of core work that the site does not show to nothing shown', () => {
    const [moorings = 0] = likelies(shareDelivery([{ work: work(0.5, true), strength: 4, weight: 1 }], 0.4));
    const [whole = 0] = likelies(shareDelivery([{ work: work(0.5, true), strength: 4, weight: 1 }]));
    expect(moorings).toBeCloseTo(whole * 0.4);
  });
});
