import type { Framework } from '#shared/schemas/framework.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { formatCountOf } from '#web/lib/figures.ts';

const tones: Record<Framework, Tone> = { Automate: 'danger', Optimize: 'warning', Enhance: 'success' };
const headClass = 'px-3 py-2 text-left font-strong whitespace-nowrap text-ink-secondary first:pl-0 last:pr-0';
const cellClass = 'px-3 py-3 align-top first:pl-0 last:pr-0';

const wideOnly = 'max-sm:hidden';

export function WorkflowsTable({ workflows }: { workflows: Workflow[] }) {
  if (workflows.length === 0) return <p className="text-ink-secondary">We found no workflows.</p>;
  return (
    <TableScroller label="Identified Workflows, table">
      <table className="w-full border-collapse text-sm sm:min-w-[44rem]">
        <thead className="border-b border-control">
          <tr>
            <th className={headClass}>Workflow</th>
            <th className={`${headClass} ${wideOnly}`}>Department</th>
            <th className={`${headClass} ${wideOnly}`}>Type</th>
            <th className={`${headClass} ${wideOnly} text-right`}>Tasks</th>
            <th className={`${headClass} ${wideOnly} text-right`}>No-Judgement %</th>
            <th className={headClass}>Recommendation</th>
          </tr>
        </thead>
        <tbody>
          {workflows.map((workflow) => (
            <tr key={workflow.id} className="border-b border-rule">
              <td dir="auto" className={`${cellClass} min-w-40 text-base font-strong wrap-anywhere`}>
                {workflow.name || 'Unknown Workflow'}
                <span className="block text-sm font-normal text-ink-secondary sm:hidden">
                  <bdi>{workflow.department || 'N/A'}</bdi>, {workflow.type}
                  <br />
                  {formatCountOf(workflow.taskCount, 'task')}, {Math.round(workflow.noJudgementPercentage)}%
                  need no judgment
                </span>
              </td>
              <td dir="auto" className={`${cellClass} ${wideOnly} wrap-break-word`}>
                {workflow.department || 'N/A'}
              </td>
              <td className={`${cellClass} ${wideOnly}`}>{workflow.type}</td>
              <td className={`${cellClass} ${wideOnly} text-right`}>{workflow.taskCount}</td>
              <td className={`${cellClass} ${wideOnly} text-right`}>
                {Math.round(workflow.noJudgementPercentage)}%
              </td>
              <td className={cellClass}>
                {workflow.framework ? (
                  <Badge tone={tones[workflow.framework]}>
                    <FrameworkMark framework={workflow.framework} />
                  </Badge>
                ) : (
                  <Badge>N/A</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
