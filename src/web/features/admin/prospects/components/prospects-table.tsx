import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Prospect } from '#shared/schemas/prospect.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { type ProspectOrder, type ProspectSort, prospectSorts, sortProspects } from '../sort-prospects.ts';
import { cellClass, ProspectRow, wideOnly } from './prospect-row.tsx';
import { SortableHead } from './sortable-head.tsx';

/** More rows are rendered on request, because rendering a thousand at once is slow. */
const pageLength = 50;

const columns: readonly { sort: ProspectSort; label: string; isNumber?: boolean }[] = [
  { sort: 'company', label: 'Company' },
  { sort: 'trade', label: 'Trade' },
  { sort: 'confidence', label: 'Confidence', isNumber: true },
  { sort: 'people', label: 'People', isNumber: true },
  { sort: 'value', label: 'Monthly value', isNumber: true },
  { sort: 'step', label: 'First step' },
  { sort: 'quality', label: 'Scan quality', isNumber: true },
  { sort: 'state', label: 'Status' },
];
const sortOptions = [
  { value: 'line', label: 'List order' },
  ...columns.map(({ sort, label }) => ({ value: sort, label })),
];
const stateOptions = [
  { value: '', label: 'All websites' },
  { value: 'done', label: 'Done' },
  { value: 'failed', label: 'Failed' },
  { value: 'running', label: 'Running' },
  { value: 'waiting', label: 'Waiting' },
];

export function ProspectsTable({ prospects }: { prospects: readonly Prospect[] }) {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(pageLength);
  const order = orderOf(params);
  const state = params.get('state') ?? '';
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setShown(pageLength);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const sort = (by: ProspectSort, descending: boolean) =>
    change({ sort: by === 'line' ? '' : by, order: descending ? 'desc' : '' });
  const kept = state === '' ? prospects : prospects.filter((one) => one.state === state);
  const rows = sortProspects(kept, order);
  return (
    <>
      <Filters
        state={state}
        sort={order.by}
        onState={(value) => change({ state: value })}
        onSort={(by) => sort(by, startsDescending(by))}
      />
      <TableScroller label="Websites in the list, table">
        <table className="w-full border-collapse text-sm max-xl:border-t max-xl:border-rule xl:min-w-[58rem]">
          <caption className="sr-only">Websites in the list and what we found for each</caption>
          <thead className={`border-b border-control ${wideOnly}`}>
            <tr>
              {columns.map(({ sort: by, label, isNumber = false }) => (
                <SortableHead
                  key={by}
                  label={label}
                  isNumber={isNumber}
                  direction={order.by === by ? (order.descending ? 'descending' : 'ascending') : 'none'}
                  onSort={() => sort(by, order.by === by ? !order.descending : startsDescending(by))}
                />
              ))}
              <th className={`${cellClass} text-left font-strong text-ink-secondary`}>Actions</th>
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1} className="py-10 text-center text-base text-ink-secondary">
                  No websites match. Change the filter to see others.
                </td>
              </tr>
            )}
            {rows.slice(0, shown).map((prospect) => (
              <ProspectRow key={prospect.id} prospect={prospect} />
            ))}
          </tbody>
        </table>
      </TableScroller>
      {rows.length > shown && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setShown(shown + pageLength)}>
          Show more ({rows.length.toLocaleString('en-US')} in total)
        </Button>
      )}
    </>
  );
}

interface FiltersProps {
  state: string;
  sort: ProspectSort;
  onState: (state: string) => void;
  onSort: (sort: ProspectSort) => void;
}

/** Also sorts, for narrow screens, where the table has no column headings. */
function Filters({ state, sort, onState, onSort }: FiltersProps) {
  return (
    <div className="mt-6 mb-4 grid grid-cols-2 items-end gap-3 sm:flex">
      <div className="sm:w-44">
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              aria-required={false}
              options={stateOptions}
              value={state}
              onChange={(event) => onState(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="sm:w-44">
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              aria-required={false}
              options={sortOptions}
              value={sort}
              onChange={(event) => onSort(sortOf(event.target.value))}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

function startsDescending(by: ProspectSort): boolean {
  return columns.some(({ sort, isNumber }) => sort === by && isNumber === true);
}

function orderOf(params: URLSearchParams): ProspectOrder {
  return { by: sortOf(params.get('sort')), descending: params.get('order') === 'desc' };
}

function sortOf(text: string | null): ProspectSort {
  return prospectSorts.find((sort) => sort === text) ?? 'line';
}
