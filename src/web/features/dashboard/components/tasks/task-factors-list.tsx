import type { TaskFactors } from '#shared/schemas/task.ts';
import { difficultyFactorLabels, labelFactors, valueFactorLabels } from '../../rules/factor-labels.ts';
import { formatCell } from '../../rules/figures.ts';

export function TaskFactorsList({ factors }: { factors: TaskFactors }) {
  return (
    <div className="grid gap-3 pt-1 pb-2 text-sm">
      <Factors
        title="Difficulty, from 1 (easy) to 5 (hard)"
        rows={labelFactors(difficultyFactorLabels, factors.difficulty)}
      />
      <Factors
        title="Value, from 1 (mainstream) to 5 (unique)"
        rows={labelFactors(valueFactorLabels, factors.value)}
      />
      {factors.adjustments.length > 0 && (
        <ul className="grid gap-1 text-ink-secondary">
          {factors.adjustments.map((change) => (
            <li key={`${change.rating} ${change.reason}`} className="wrap-anywhere">
              {change.rating === 'serviceValue' ? 'Value' : 'Difficulty'} {change.by >= 0 ? '+' : '−'}
              {formatCell(Math.abs(change.by))}: {change.reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Factors({ title, rows }: { title: string; rows: { label: string; value: number }[] }) {
  return (
    <div>
      <p className="text-xs text-ink-secondary">{title}</p>
      <dl className="mt-1 grid gap-1">
        {rows.map((row) => (
          <div key={row.label} className="flex items-center justify-between gap-3">
            <dt>{row.label}</dt>
            <dd className="flex items-center gap-2">
              <span aria-hidden className="flex gap-0.5">
                {[1, 2, 3, 4, 5].map((step) => (
                  <span
                    key={step}
                    className={`h-2 w-2.5 rounded-xs ${step <= Math.round(row.value) ? 'bg-ink-secondary' : 'bg-rule'}`}
                  />
                ))}
              </span>
              <span className="figures w-6 text-right">{formatCell(row.value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
