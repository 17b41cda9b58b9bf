import { MessageCircleOff } from 'lucide-react';
import { useId, useState } from 'react';
import type {
  DescriptionSuggestions,
  RatingSuggestions,
  SuggestedDescription,
  SuggestedRating,
  SuggestionEntry,
} from '#shared/schemas/model-suggestion.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';
import { formatCountOf } from '#web/lib/figures.ts';

type Suggestion = SuggestedRating | SuggestedDescription;

interface ModelSuggestionsProps {
  answer: RatingSuggestions | DescriptionSuggestions;
  entries: readonly SuggestionEntry[];
  onTake: (chosen: Suggestion[]) => void;
  onClose: () => void;
}

export function ModelSuggestions({ answer, entries, onTake, onClose }: ModelSuggestionsProps) {
  const suggestions: Suggestion[] = answer.suggestions;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = suggestions.filter(({ key }) => !left.has(key));
  const without = entries.length - suggestions.length;
  if (suggestions.length === 0)
    return (
      <EmptyState
        icon={MessageCircleOff}
        title={`${answer.model} didn't suggest anything we could use`}
        action={
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        }
      >
        We didn't change your entries. More specific names may help.
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <p className="text-ink-secondary">
        {answer.model} guessed these from what you entered; nothing was measured. Uncheck any that don't fit.
      </p>
      <ul className="max-h-[55vh] list-none overflow-y-auto rounded-md border border-rule">
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.key}
            suggestion={suggestion}
            entry={entries.find(({ key }) => key === suggestion.key)}
            checked={!left.has(suggestion.key)}
            onChange={(on) => setLeft(withOrWithout(left, suggestion.key, !on))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-secondary">
          {chosen.length} of {formatCountOf(suggestions.length, 'suggestion')} selected
          {without > 0 && `; no usable suggestion for ${formatCountOf(without, 'entry', 'entries')}`}
        </p>
        <Button disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
          Use selected
        </Button>
      </div>
    </div>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  entry: SuggestionEntry | undefined;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function SuggestionRow({ suggestion, entry, checked, onChange }: SuggestionRowProps) {
  const id = useId();
  const about = entry?.kind === 'workflow' ? 'Workflow' : entry?.workflow || null;
  return (
    <li className="flex gap-3 border-b border-rule px-4 py-3 last:border-b-0">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-(--accent)"
        checked={checked}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-strong break-words">
          {entry?.name}
        </label>
        {about && <span className="text-sm text-ink-secondary"> · {about}</span>}
        <p id={`${id}-about`} className="text-sm text-ink-secondary">
          {'description' in suggestion ? suggestion.description : describeRating(suggestion)}
        </p>
      </div>
    </li>
  );
}

function describeRating({
  serviceValue,
  replicabilityDifficulty,
  requiresJudgment,
}: SuggestedRating): string {
  const judgment = requiresJudgment ? 'needs judgment' : 'no judgment needed';
  return `Service value ${serviceValue} of 10 · difficulty ${replicabilityDifficulty} of 10 · ${judgment}`;
}

function withOrWithout(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
