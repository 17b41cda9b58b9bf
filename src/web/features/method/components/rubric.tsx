import type { RatingFactor, RubricStep } from '#shared/schemas/method.ts';
import { formatShare } from '#web/lib/figures.ts';
import { factorLabels } from '../factor-labels.ts';

interface RubricProps {
  title: string;
  ends: string;
  steps: RubricStep[];
  factors: RatingFactor[];
  formula: string;
}

export function Rubric({ title, ends, steps, factors, formula }: RubricProps) {
  return (
    <section>
      <h3 className="text-md">
        {title} <span className="font-sans text-base font-normal text-ink-secondary">{ends}</span>
      </h3>
      <ol className="mt-3 list-none border-t border-rule">
        {steps.map((step) => (
          <li key={step.rating} className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-b border-rule py-3">
            <span className="font-serif text-lg text-accent tabular-nums">{step.rating}</span>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
      <table className="mt-5 w-full text-sm">
        <caption className="pb-2 text-left text-ink-secondary">{formula}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Question</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr
              key={factor.name}
              className="border-b border-rule align-top max-sm:grid max-sm:grid-cols-[1fr_auto]"
            >
              <th scope="row" className="py-2 pr-4 text-left whitespace-nowrap">
                {factorLabels[factor.name]}
              </th>
              <td className="py-2 pr-4 text-ink-secondary max-sm:order-3 max-sm:col-span-2 max-sm:pt-0">
                {factor.question}
              </td>
              <td className="py-2 text-right">{formatShare(factor.weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
