import { expect, it } from 'vitest';
import { describeProductWork } from './describe-product-work.ts';

const own = { performedBy: 'own' as const };
const product = { performedBy: 'product' as const };

it("tells the product's work from the company's own", () => {
  expect(describeProductWork(3, [own, own, product])).toBe(
    "Of the 3 workflows, 2 are the company's own, and its product does 1 for customers.",
  );
  expect(describeProductWork(2, [own, product])).toContain("1 is the company's own");
  expect(describeProductWork(1, [product])).toBe(
    "The company's product does this workflow for its customers.",
  );
});

it('says nothing without such work, without a count, or if the count is of another moment', () => {
  expect(describeProductWork(1, [own])).toBeNull();
  expect(describeProductWork(null, [own, product])).toBeNull();
  expect(describeProductWork(3, [own, product])).toBeNull();
});
