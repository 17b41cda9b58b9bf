import {
  littleEffortDays,
  type MatrixField,
  matrixFields,
  matrixFieldTexts,
  muchValueShare,
  placeInMatrix,
} from '#shared/recommendations/place-in-matrix.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { classNames } from '#web/lib/class-names.ts';
import { formatCountOf, formatShare } from '#web/lib/figures.ts';
import { formatDays } from './module-figures.ts';

export function ValueEffortMatrix({ modules }: { modules: readonly RecommendedModule[] }) {
  const placed = placeInMatrix(modules);
  if (matrixFields.every((field) => placed[field].length === 0)) return null;
  return (
    <section aria-labelledby="matrix-heading" className="keep-together">
      <h2 id="matrix-heading" className="text-xl">
        Value versus effort
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-secondary">
        More value: at least {formatShare(muchValueShare)} of what these modules are likely to save. Less
        effort: at most {formatCountOf(littleEffortDays, 'day')} of implementation.
      </p>
      <ul className="mt-3 grid list-none grid-cols-2 gap-px overflow-hidden rounded-md border border-rule bg-rule">
        {matrixFields.map((field) => (
          <li key={field} className={classNames('p-3 sm:px-5 sm:py-3.5', grounds[field])}>
            <h3 className="text-md">{matrixFieldTexts[field].title}</h3>
            <p className="text-sm text-ink-secondary">{matrixFieldTexts[field].meaning}</p>
            <FieldModules modules={placed[field]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FieldModules({ modules }: { modules: readonly RecommendedModule[] }) {
  if (modules.length === 0) return <p className="mt-2 text-ink-secondary">None</p>;
  return (
    <ul className="mt-2 grid list-none gap-1">
      {modules.map((module) => (
        <li key={module.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi className="font-strong">{module.name}</bdi>
          <span className="figures text-sm text-ink-secondary">{formatDays(module)}</span>
        </li>
      ))}
    </ul>
  );
}

const grounds: Record<MatrixField, string> = {
  'do-first': 'bg-accent-soft',
  plan: 'bg-surface',
  'pick-up': 'bg-surface',
  leave: 'bg-paper',
};
