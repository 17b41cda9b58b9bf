import { type KeyboardEvent, useId } from 'react';
import type { RubricStep } from '#shared/schemas/method.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';

interface RatingSliderProps {
  label: string;
  name: string;
  value: number;
  onChange: (value: number) => void;
  /** The meanings of 1 and 10. */
  ends: [string, string];
  hint: string;
  error: string | undefined;
  /** The meanings of 1, 4, 7, and 10; undefined until loaded. */
  rubric: readonly RubricStep[] | undefined;
}

export function RatingSlider({ label, name, value, onChange, ends, hint, error, rubric }: RatingSliderProps) {
  const id = useId();
  const typeDigit = (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(Number(event.key) || 10);
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-strong">
          {label}
        </label>
        <output htmlFor={id} className="font-strong tabular-nums">
          {value.toFixed(1)}
        </output>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        min={1}
        max={10}
        step={0.1}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onKeyDown={typeDigit}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        aria-valuetext={`${value.toFixed(1)} of 10, from ${ends[0]} to ${ends[1]}`}
        className="h-8 w-full cursor-pointer accent-(--accent)"
      />
      <div className="flex justify-between text-xs text-ink-secondary" aria-hidden="true">
        <span>1 {ends[0]}</span>
        <span>10 {ends[1]}</span>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-secondary">
        {hint}
      </p>
      {error && <p className="text-sm text-danger-text">{error}</p>}
      <Rubric label={label} value={value} steps={rubric} />
    </div>
  );
}

interface RubricProps {
  label: string;
  value: number;
  steps: RatingSliderProps['rubric'];
}

function Rubric({ label, value, steps = [] }: RubricProps) {
  const nearest = steps.reduce<RubricStep | null>(
    (best, step) =>
      best === null || Math.abs(step.rating - value) < Math.abs(best.rating - value) ? step : best,
    null,
  );
  return (
    <>
      {/* Reserves space for the text, to avoid layout shifts. */}
      <p role="status" className="min-h-15 text-sm">
        {nearest && (
          <>
            <strong>Closest to {nearest.rating}:</strong> {nearest.text}
          </>
        )}
      </p>
      <div className="min-h-9">
        {steps.length > 0 && (
          <Disclosure
            label={
              <>
                What 1, 4, 7, and 10 mean<span className="sr-only"> for {label}</span>
              </>
            }
          >
            <dl className="grid gap-1.5 py-1 text-sm">
              {steps.map((step) => (
                <div key={step.rating} className="grid grid-cols-[1.75rem_1fr]">
                  <dt className="font-strong tabular-nums">{step.rating}</dt>
                  <dd className="text-ink-secondary">{step.text}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </div>
    </>
  );
}
