import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Tooltip } from 'radix-ui';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cleanTasks } from '../../rules/clean-tasks.ts';
import { numberTasks } from '../../rules/task-order.ts';
import { TaskList } from './task-list.tsx';

const rows = numberTasks(cleanTasks([{ id: 1, name: 'Answer calls', workflow: 'Enquiries' }]));

function render(props: Partial<ComponentProps<typeof TaskList>>): string {
  const list = createElement(TaskList, { rows, selectedId: null, onSelect: () => {}, ...props });
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Tooltip.Provider, null, list),
    ),
  );
}

const headersOf = (markup: string) =>
  [...markup.matchAll(/<th .*?<button[^>]*>([^<]*)/g)].map(([, header]) => header);

it('has eight columns and a height of 500 pixels by default', () => {
  const markup = render({});
  expect(headersOf(markup)).toEqual([
    '#',
    'Task Name',
    'Workflow',
    'Framework',
    'Assigned Role',
    'Value',
    'Difficulty',
    'Time Investment',
  ]);
  expect(markup).toContain('height:500px');
  expect(markup).toContain('Unassigned');
});

it('accepts fewer columns and another height', () => {
  const markup = render({ columns: ['name', 'time'], height: 300 });
  expect(headersOf(markup)).toEqual(['Task Name', 'Time Investment']);
  expect(markup).toContain('height:300px');
});

it('says that there are no tasks, and what to do', () => {
  const markup = render({ rows: [] });
  expect(markup).toContain('No Tasks Available');
  expect(markup).toContain('Wait for the analysis to finish, or refresh the data.');
});
