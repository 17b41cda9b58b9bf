import type { Explanation } from '#shared/schemas/explanation.ts';
import { formatCountOf } from '#web/lib/figures.ts';

export function NeverMentioned({ workflow }: { workflow: NonNullable<Explanation['neverMentioned']> }) {
  const { id, name, wordings, examples } = workflow;
  return (
    <section aria-labelledby="never-mentioned" className="mt-8">
      <h2 id="never-mentioned" className="text-xl">
        Never mentioned
      </h2>
      <p className="mt-2">
        <span className="font-strong">{name}</span> <span className="text-sm text-ink-secondary">{id}</span>
      </p>
      <p className="mt-1 max-w-text text-ink-secondary">
        None of the pages we read contains any of the words that point to it (
        {formatCountOf(wordings, 'phrase')}). For example:
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {examples.map((example) => (
          <li key={example} className="wrap-anywhere">
            <code>{example}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
