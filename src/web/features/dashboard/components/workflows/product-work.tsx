import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import type { WorkflowRow } from '../../rules/rows.ts';

export function ProductWork({ workflows }: { workflows: readonly WorkflowRow[] }) {
  return (
    <div className="mt-8 border-l-2 border-control pl-5">
      <h3 className="text-md">What the company's product does for customers</h3>
      <p className="mt-1 max-w-text text-sm text-ink-secondary">
        The company's software does this work for its customers. We don't count it as the company's own.
      </p>
      <ul className="mt-4 grid gap-4">
        {workflows.map((workflow) => (
          <li key={workflow.name}>
            <p dir="auto" className="font-strong wrap-anywhere">
              {workflow.name}
            </p>
            {workflow.evidence.length > 0 && (
              <div className="mt-2">
                <EvidenceList evidence={workflow.evidence} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
