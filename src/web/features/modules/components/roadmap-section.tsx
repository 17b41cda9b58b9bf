import { useQuery } from '@tanstack/react-query';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { roadmapQuery } from '#web/lib/audit-queries.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { LeaveWithPeople } from './leave-with-people.tsx';

export function RoadmapSection({ id }: { id: number }) {
  const roadmap = useQuery(roadmapQuery(id));
  return (
    <section id="plan" aria-labelledby="roadmap-heading" className="scroll-mt-4">
      <h2 id="roadmap-heading" className="text-xl">
        90-day plan
      </h2>
      <div className="mt-3">
        {roadmap.data ? (
          <RoadmapBody roadmap={roadmap.data} />
        ) : roadmap.error ? (
          <ErrorState
            title="We couldn't load the plan"
            message={messageForVisitor(roadmap.error, 'Please try again.')}
            onRetry={() => void roadmap.refetch()}
          />
        ) : (
          <Loading label="Loading the plan">
            <Skeleton className="h-56" />
          </Loading>
        )}
      </div>
    </section>
  );
}

function RoadmapBody({ roadmap }: { roadmap: Roadmap }) {
  const phases = roadmap.phases.filter((phase) => phase.steps.length > 0);
  return (
    <>
      {phases.length === 0 && <p className="text-ink-secondary">There's nothing to plan yet.</p>}
      <ol className="grid list-none grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-3 print:grid-cols-1 print:gap-y-4">
        {phases.map((phase) => (
          <li key={phase.days}>
            <h3 className="border-b-2 border-accent pb-1.5 font-sans text-sm font-strong text-ink-secondary">
              By day {phase.days}
            </h3>
            <ol className="list-none divide-y divide-rule">
              {phase.steps.map((step) => (
                <li key={step.title} className="keep-together py-2.5 text-sm">
                  <h4 className="text-base font-strong">{step.title}</h4>
                  <p className="text-ink-secondary">Effort: {formatCountOf(step.effortDays, 'day')}</p>
                  <Disclosure label="Why, and when to stop" openLabel="Less" triggerClassName="no-print">
                    <div className="grid gap-1.5 pb-2">
                      <p>{step.why}</p>
                      <p>
                        <span className="font-strong">Go/no-go: </span>
                        {step.goNoGo}
                      </p>
                    </div>
                  </Disclosure>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <LeaveWithPeople tasks={roadmap.leaveWithPeople} />
    </>
  );
}
