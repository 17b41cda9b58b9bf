import { businessCaseInOrder, orderByReturn } from '#shared/recommendations/order-by-return.ts';
import type { ReportInput } from './report-input.ts';

/** Sorts the modules and the business case by return, as the screens do. */
export function inReturnOrder(input: ReportInput): ReportInput {
  const modules = orderByReturn(input.modules);
  return { ...input, modules, businessCase: businessCaseInOrder(input.businessCase, modules) };
}
