import { useId } from 'react';

interface RatingSliderProps {
  label: string;
  name: string;
  value: number;
  onChange: (value: number) => void;
  /** What 1 and what 10 mean. */
  ends: [string, string];
  hint: string;
}

/** A rating of 1 to 10 in steps of 0.1, with its number beside it and its ends below. */
export function RatingSlider({ label, name, value, onChange, ends, hint }: RatingSliderProps) {
  const id = useId();
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
        aria-describedby={`${id}-hint`}
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
    </div>
  );
}
