import { expect, it } from 'vitest';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import { cleanWorkflows } from './clean-workflows.ts';
import { firstOfGroups, groupWorkflows, type WorkflowGroup } from './group-workflows.ts';

const rows = (...given: [name: string, fn: WorkflowFunction | null][]) =>
  cleanWorkflows(given.map(([name, fn], id) => ({ id, name, function: fn })));
const shown = (groups: WorkflowGroup[]) =>
  groups.map(({ title, workflows }) => [title, ...workflows.map(({ name }) => name)]);

it('groups workflows by function, deliveries first, each in the given order', () => {
  const groups = groupWorkflows(
    rows(
      ['Payroll', 'run'],
      ['Typed by hand', null],
      ['Invoices', 'paid'],
      ['Repairs', 'deliver'],
      ['Complaints', 'serve'],
      ['Inquiries', 'win'],
      ['Installations', 'deliver'],
    ),
  );
  expect(shown(groups)).toEqual([
    ['Deliver to customers', 'Repairs', 'Installations'],
    ['Win customers', 'Inquiries'],
    ['Serve customers', 'Complaints'],
    ['Get paid', 'Invoices'],
    ['Run the organization', 'Payroll'],
    ['Other work', 'Typed by hand'],
  ]);
});

it('puts the most valuable first within their function', () => {
  const worth: Record<string, number> = { Repairs: 10, Installations: 400 };
  expect(
    shown(
      groupWorkflows(
        rows(['Repairs', 'deliver'], ['Payroll', 'run'], ['Installations', 'deliver']),
        (name) => worth[name] ?? 0,
      ),
    ),
  ).toEqual([
    ['Deliver to customers', 'Installations', 'Repairs'],
    ['Run the organization', 'Payroll'],
  ]);
});

it('needs no headings if no workflow has a function', () => {
  expect(shown(groupWorkflows(rows(['Payroll', null], ['Repairs', null])))).toEqual([
    [null, 'Payroll', 'Repairs'],
  ]);
  expect(groupWorkflows([])).toEqual([]);
});

it('treats an unknown function as none', () => {
  const [row] = cleanWorkflows([{ id: 1, name: 'Repairs', function: 'magic' }]);
  expect(row?.function).toBeNull();
});

it('cuts a long list after a number of rows, across the groups', () => {
  const groups = groupWorkflows(rows(['A', 'deliver'], ['B', 'deliver'], ['C', 'win'], ['D', 'run']));
  expect(shown(firstOfGroups(groups, 3))).toEqual([
    ['Deliver to customers', 'A', 'B'],
    ['Win customers', 'C'],
  ]);
});
