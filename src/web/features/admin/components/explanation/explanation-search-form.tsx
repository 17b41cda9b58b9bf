import { type FormEvent, useId, useState } from 'react';
import type { Explanation } from '#shared/schemas/explanation.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { ExplanationSearch } from '../../api/admin-queries.ts';

interface ExplanationSearchFormProps {
  search: ExplanationSearch;
  /** Only suggestions; any workflow in the catalog can be typed. */
  workflows: Explanation['workflows'];
  errors: Record<string, string>;
  searching: boolean;
  onSearch: (search: ExplanationSearch) => void;
}

const empty: ExplanationSearch = { workflow: '', text: '' };

function isSame(one: ExplanationSearch, other: ExplanationSearch): boolean {
  return one.workflow === other.workflow && one.text === other.text;
}

/**
 * What is typed follows the URL, which can change independently of the form, for example when going back. If the form
 * itself asked for the change, what was typed meanwhile stays.
 */
function useTyped(search: ExplanationSearch) {
  const [typed, setTyped] = useState(search);
  const [typedFor, setTypedFor] = useState(search);
  const [asked, setAsked] = useState<ExplanationSearch | null>(null);
  if (!isSame(typedFor, search)) {
    setTypedFor(search);
    setAsked(null);
    if (asked === null || !isSame(asked, search)) setTyped(search);
  }
  return [typed, setTyped, setAsked] as const;
}

export function ExplanationSearchForm({
  search,
  workflows,
  errors,
  searching,
  onSearch,
}: ExplanationSearchFormProps) {
  const [typed, setTyped, setAsked] = useTyped(search);
  const listId = useId();
  const ask = (wanted: ExplanationSearch) => {
    if (!isSame(wanted, search)) setAsked(wanted);
    onSearch(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ workflow: typed.workflow.trim(), text: typed.text.trim() });
  };
  return (
    <search>
      <form
        onSubmit={submit}
        noValidate
        className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]"
      >
        <Field
          label="Workflow"
          hint="A name or ID, even if the site never mentions it"
          error={errors.workflow}
        >
          {(control) => (
            <TextInput
              {...control}
              aria-required={false}
              type="search"
              list={listId}
              maxLength={200}
              autoComplete="off"
              value={typed.workflow}
              onChange={(event) => setTyped({ ...typed, workflow: event.target.value })}
            />
          )}
        </Field>
        <datalist id={listId}>
          {workflows.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <Field label="Words on the site" hint="Words in a quote or name" error={errors.text}>
          {(control) => (
            <TextInput
              {...control}
              aria-required={false}
              type="search"
              maxLength={200}
              autoComplete="off"
              value={typed.text}
              onChange={(event) => setTyped({ ...typed, text: event.target.value })}
            />
          )}
        </Field>
        <div className="flex gap-2 lg:mt-7">
          <Button type="submit">{searching ? 'Searching...' : 'Search'}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              setTyped(empty);
              ask(empty);
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  );
}
