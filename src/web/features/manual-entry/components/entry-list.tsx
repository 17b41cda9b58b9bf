import { Plus, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import type { EntryErrors, ListErrors } from '../draft/check-draft.ts';
import type { OpenEntries } from '../use-open-entries.ts';
import type { EntryProps } from './entry-props.ts';
import type { Reveal } from './reveal.ts';
import { VirtualEntries } from './virtual-entries.tsx';

const noErrors: EntryErrors = {};

/** Lists of at least this length can be searched, and their add buttons move to the top. */
const longFrom = 12;
const virtualFrom = 60;

export interface ListControls {
  onAdd: () => void;
  more: ReactNode;
  errors: ListErrors;
  reveal: Reveal | null;
  opened: OpenEntries;
  onChange: (change: DraftChange) => void;
}

interface EntryListProps<Entry> extends ListControls {
  entries: readonly Entry[];
  textOf: (entry: Entry) => string;
  noun: string;
  addLabel: string;
  full: boolean;
  renderEntry: (props: EntryProps<Entry>) => ReactNode;
}

export function EntryList<Entry extends { key: number }>(props: EntryListProps<Entry>) {
  const { entries, noun, reveal, renderEntry, opened, onChange } = props;
  const { byEntry: errors, whole: problem } = props.errors;
  const { search, setSearch, faultyOnly, setFaultyOnly, shown } = useFoundEntries(props);
  const draw = (index: number) => {
    const entry = entries[index];
    if (entry === undefined) return null;
    return renderEntry({
      entry,
      index,
      open: opened.isOpen(entry.key),
      onToggle: opened.toggle,
      errors: errors.get(index) ?? noErrors,
      removable: entries.length > 1,
      onChange,
    });
  };
  const isLong = isLongList(entries);
  const waysToAdd = (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={props.onAdd} disabled={props.full}>
        <Plus aria-hidden className="size-4" />
        {props.addLabel}
      </Button>
      {props.more}
    </div>
  );
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
      {isLong && waysToAdd}
      {isLong && (
        <FindEntries
          search={search}
          onSearch={setSearch}
          faultyCount={errors.size}
          faultyOnly={faultyOnly}
          onFaultyOnly={setFaultyOnly}
          found={
            shown.length === entries.length
              ? formatCountOf(entries.length, noun)
              : `${shown.length.toLocaleString('en-US')} of ${formatCountOf(entries.length, noun)}`
          }
          noun={noun}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      )}
      {shown.length > virtualFrom ? (
        <VirtualEntries
          shown={shown}
          keyOf={(index) => entries[index]?.key ?? index}
          reveal={reveal}
          renderEntry={draw}
        />
      ) : (
        shown.map((index) => <div key={entries[index]?.key}>{draw(index)}</div>)
      )}
      {!isLong && waysToAdd}
    </div>
  );
}

function useFoundEntries<Entry extends { key: number }>(props: EntryListProps<Entry>) {
  const { entries, textOf, reveal } = props;
  const { byEntry: errors } = props.errors;
  const [search, setSearch] = useState('');
  const [faultyOnly, setFaultyOnly] = useState(false);
  const [revealed, setRevealed] = useState(reveal);
  // Neither the search nor the error filter may hide an entry that is about to receive focus.
  if (reveal !== revealed) {
    setRevealed(reveal);
    setSearch('');
    setFaultyOnly(false);
  }
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const onlyFaulty = faultyOnly && errors.size > 0;
  const shown = useMemo(
    () =>
      [...entries.keys()].filter((index) => {
        const entry = entries[index];
        if (entry === undefined || (onlyFaulty && !errors.has(index))) return false;
        return wanted === '' || textOf(entry).toLowerCase().includes(wanted);
      }),
    [entries, errors, onlyFaulty, wanted, textOf],
  );
  return { search, setSearch, faultyOnly, setFaultyOnly, shown };
}

export function isLongList(entries: readonly unknown[]): boolean {
  return entries.length >= longFrom;
}

interface FindEntriesProps {
  search: string;
  onSearch: (search: string) => void;
  faultyCount: number;
  faultyOnly: boolean;
  onFaultyOnly: (only: boolean) => void;
  found: string;
  noun: string;
}

function FindEntries(props: FindEntriesProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="relative min-w-0 grow">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-secondary"
        />
        <TextInput
          type="search"
          aria-label={`Find a ${props.noun}`}
          placeholder={`Find a ${props.noun}`}
          aria-describedby={id}
          value={props.search}
          onChange={(event) => props.onSearch(event.target.value)}
          // Enter would submit the whole manual entry.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="pl-9"
        />
      </div>
      {props.faultyCount > 0 && (
        <Button
          variant="secondary"
          aria-pressed={props.faultyOnly}
          onClick={() => props.onFaultyOnly(!props.faultyOnly)}
        >
          {props.faultyOnly ? 'Show all' : `Show ${formatCountOf(props.faultyCount, props.noun)} to fix`}
        </Button>
      )}
      <p id={id} role="status" className="text-sm text-ink-secondary">
        {props.found}
      </p>
    </div>
  );
}
