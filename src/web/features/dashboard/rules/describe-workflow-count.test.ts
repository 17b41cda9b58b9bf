import { expect, it } from 'vitest';
import { describeWorkflowCount } from './describe-workflow-count.ts';

const own = { performedBy: 'own' as const };
const product = { performedBy: 'product' as const };

it("tells the product's work from the company's own only if there is any", () => {
  expect(describeWorkflowCount(1, [own])).toBe('1 workflow');
  expect(describeWorkflowCount(3, [own, product])).toBe('3 workflows');
  expect(describeWorkflowCount(3, [own, own, product])).toBe(
    "3 workflows: 2 of the company's own, 1 that its product does for customers",
  );
});
