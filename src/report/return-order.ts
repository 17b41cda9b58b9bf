import { businessCaseInOrder, orderByReturn } from '#shared/recommendations/order-by-return.ts';
import type { ReportInput } from './report-input.ts';

export function inReturnOrder(input: ReportInput): ReportInput {
  const modules = orderByReturn(input.modules);
  return { ...input, modules, businessCase: businessCaseInOrder(input.businessCase, modules) };
}
