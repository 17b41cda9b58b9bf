import type { Framework } from '#shared/schemas/framework.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';

const tones: Record<Framework, Tone> = { Automate: 'danger', Optimize: 'warning', Enhance: 'success' };
const headClass = 'px-3 py-2 text-left font-strong whitespace-nowrap text-ink-secondary first:pl-0 last:pr-0';
const cellClass = 'px-3 py-3 align-top first:pl-0 last:pr-0';

/** The workflows with what is recommended for each. */
export function WorkflowsTable({ workflows }: { workflows: Workflow[] }) {
  if (workflows.length === 0) return <p className="text-ink-secondary">No workflows were identified.</p>;
  return (
    <TableScroller label="Identified Workflows, table">
      <table className="w-full min-w-[44rem] border-collapse text-sm">
        <thead className="border-b border-control">
          <tr>
            <th className={headClass}>Workflow</th>
            <th className={headClass}>Department</th>
            <th className={headClass}>Type</th>
            <th className={`${headClass} text-right`}>Tasks</th>
            <th className={`${headClass} text-right`}>No-Judgement %</th>
            <th className={headClass}>Recommendation</th>
          </tr>
        </thead>
        <tbody>
          {workflows.map((workflow) => (
            <tr key={workflow.id} className="border-b border-rule">
              <td dir="auto" className={`${cellClass} min-w-40 text-base font-strong wrap-anywhere`}>
                {workflow.name || 'Unknown Workflow'}
              </td>
              <td dir="auto" className={`${cellClass} wrap-break-word`}>
                {workflow.department || 'N/A'}
              </td>
              <td className={cellClass}>{workflow.type}</td>
              <td className={`${cellClass} text-right`}>{workflow.taskCount}</td>
              <td className={`${cellClass} text-right`}>{Math.round(workflow.noJudgementPercentage)}%</td>
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
