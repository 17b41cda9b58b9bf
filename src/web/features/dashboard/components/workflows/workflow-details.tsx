import type { ReactNode } from 'react';
import { formatCount, formatUsdRate } from '#shared/text/figures.ts';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { basisExplanations } from '#web/components/ui/basis-mark.tsx';

import type { WorkflowRow } from '../../rules/rows.ts';

export function WorkflowDetails({ workflow, children }: { workflow: WorkflowRow; children?: ReactNode }) {
  return (
    <div className="grid max-w-text gap-4">
      {workflow.description && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {workflow.description}
        </p>
      )}
      <div className="grid gap-2">
        <p className="text-sm font-strong">Why we think so</p>
        {workflow.basis && <p className="text-sm text-ink-secondary">{basisExplanations[workflow.basis]}</p>}
        {workflow.evidence.length > 0 && <EvidenceList evidence={workflow.evidence} />}
      </div>
      <dl className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        <div className="flex gap-2">
          <dt className="text-ink-secondary">Team size</dt>
          <dd>{workflow.teamSize}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-secondary">Tasks that need no judgment</dt>
          <dd>{Math.round(workflow.noJudgementPercentage)}%</dd>
        </div>
        {workflow.teamRoles.length > 0 && (
          <div className="flex gap-2 sm:col-span-2">
            <dt className="shrink-0 text-ink-secondary">Roles</dt>
            <dd className="wrap-anywhere">
              {workflow.teamRoles
                .map(
                  (role) =>
                    `${formatCount(role.count)} × ${role.role} at ${formatUsdRate(role.hourlyRate)} an hour`,
                )
                .join(', ')}
            </dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}
