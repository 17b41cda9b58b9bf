import { useId } from 'react';
import { type CandidateKind, candidateKinds, type ExplainedCandidate } from '#shared/schemas/explanation.ts';
import { CandidateEntry } from './candidate-entry.tsx';

const titles: Record<CandidateKind, string> = {
  industry: 'Kind of organization',
  offering: 'Offerings',
  workflow: 'Workflows',
  task: 'Tasks',
};

interface CandidateSectionProps {
  title: string;
  candidates: readonly ExplainedCandidate[];
}

export function CandidateSection({ title, candidates }: CandidateSectionProps) {
  const id = useId();
  if (candidates.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {title} ({candidates.length})
      </h2>
      {candidateKinds.map((kind) => {
        const ofKind = candidates.filter((candidate) => candidate.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} className="mt-6">
            <h3 className="text-md">
              {titles[kind]} ({ofKind.length})
            </h3>
            <ul className="mt-2 list-none border-t border-rule">
              {ofKind.map((candidate, index) => (
                // A workflow for the main offering may have the same id as one from the catalog.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
                <CandidateEntry key={`${candidate.id} ${index}`} candidate={candidate} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
