import { useId, useState } from 'react';
import { maxSpecialtySearch } from '#shared/schemas/found-specialties.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { useSpecialtySearch } from '../../api/use-specialty-search.ts';

interface Line {
  id: string;
  name: string;
}

interface SpecialtyChoiceProps {
  suggested: readonly Line[];
  chosen: Line | null;
  onChoose: (line: Line) => void;
}

export function SpecialtyChoice({ suggested, chosen, onChoose }: SpecialtyChoiceProps) {
  const [typed, setTyped] = useState('');
  const search = useSpecialtySearch(typed);
  const id = useId();
  const isListed = (lines: readonly Line[], line: Line) => lines.some((other) => other.id === line.id);
  const found = search.found.filter((line) => !isListed(suggested, line));
  const isKept = chosen !== null && !isListed(suggested, chosen) && !isListed(found, chosen);
  const option = (line: Line) => (
    <label key={line.id} className="flex min-h-9 items-center gap-2.5">
      <input
        type="radio"
        name={id}
        className="size-5 shrink-0 accent-(--accent)"
        checked={line.id === chosen?.id}
        onChange={() => onChoose(line)}
      />
      <span className="min-w-0">{line.name}</span>
    </label>
  );
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Line of business</legend>
      {[...suggested, ...(isKept ? [chosen] : [])].map(option)}
      <div className="grid max-w-form gap-1.5 pt-2">
        <label htmlFor={id} className="text-sm font-strong text-ink">
          {suggested.length > 0 ? 'Not listed? Search all lines of business' : 'Search all lines of business'}
        </label>
        <TextInput
          id={id}
          type="search"
          autoComplete="off"
          maxLength={maxSpecialtySearch}
          aria-describedby={`${id}-found`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter would submit the form with the previously chosen line of business.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div id={`${id}-found`} role="status" className="min-h-6 text-sm text-ink-secondary">
          {search.hasFailed ? "The search didn't work." : describeFound(search, typed)}
        </div>
        {search.hasFailed && (
          <div>
            <Button variant="secondary" onClick={() => void search.retry()}>
              Search again
            </Button>
          </div>
        )}
      </div>
      {found.map(option)}
    </fieldset>
  );
}

function describeFound(
  { isSearching, isBusy, found }: ReturnType<typeof useSpecialtySearch>,
  typed: string,
): string {
  if (!isSearching) return '';
  if (isBusy) return 'Searching...';
  if (found.length === 0) return `No line of business matches “${typed.trim()}”. Try other words.`;
  return `${found.length} found.`;
}
