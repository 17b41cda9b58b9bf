import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { describeWorkflowHours } from '#shared/text/describe-hours.ts';
import { formatEstimatedUsd } from '#shared/text/figures.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { WorkflowRow } from '../../rules/rows.ts';
import { workflowTypeTone } from '../../rules/workflow-type-tone.ts';
import { FreshMark } from '../scan/fresh-names.tsx';
import { WorkflowDetails } from './workflow-details.tsx';

interface WorkflowTableRowProps {
  workflow: WorkflowRow;
  taskCount: number;
  /** Likely USD saved a month; 0 if unknown. */
  savings: number;
  selected: boolean;
  onSelect: () => void;
  editor: ReactNode;
  tasks: ReactNode;
}

export function WorkflowTableRow(props: WorkflowTableRowProps) {
  const { workflow, taskCount, savings, selected, onSelect, editor, tasks } = props;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <Fragment>
      <tr
        data-selected={selected}
        className={classNames(
          'relative align-top transition-colors duration-150',
          !open && !selected && 'border-b border-rule',
          selected ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <NameCell
          workflow={workflow}
          savings={savings}
          selected={selected}
          onSelect={onSelect}
          quoted={!open}
        />
        {/* Empty on phones, but still needed: the rows below span three columns. */}
        <td className="py-2 sm:pr-3">
          <span className="hidden sm:inline">
            <TypeBadge type={workflow.type} />
          </span>
        </td>
        <td className="py-0.5 text-right">
          <span className="inline-flex items-center gap-1">
            <span>{taskCount}</span>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={detailsId}
              onClick={() => setOpen(!open)}
              className="no-print relative inline-flex size-11 items-center justify-center rounded-sm text-ink-secondary hover:text-ink"
            >
              <ChevronDown
                aria-hidden
                className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
              />
              <span className="sr-only">Evidence for {workflow.name}</span>
            </button>
          </span>
        </td>
      </tr>
      {selected && (
        <tr className={classNames('bg-accent-soft', !open && 'border-b border-rule')}>
          <td colSpan={3} className="px-2 pb-3">
            {tasks}
          </td>
        </tr>
      )}
      <tr
        id={detailsId}
        hidden={!open}
        className={classNames('border-b border-rule', selected && 'bg-accent-soft')}
      >
        <td colSpan={3} className="px-2 pb-5">
          {open && <WorkflowDetails workflow={workflow}>{editor}</WorkflowDetails>}
        </td>
      </tr>
    </Fragment>
  );
}

interface NameCellProps
  extends Pick<WorkflowTableRowProps, 'workflow' | 'savings' | 'selected' | 'onSelect'> {
  quoted: boolean;
}

function NameCell({ workflow, savings, selected, onSelect, quoted }: NameCellProps) {
  const firstQuote = workflow.evidence[0];
  const hours = describeWorkflowHours(workflow);
  return (
    <td className="py-2 pr-3 pl-2">
      {/* The button covers its whole row, so that a press anywhere on the row activates it. */}
      <button
        type="button"
        aria-pressed={selected}
        data-workflow={workflow.name}
        onClick={onSelect}
        className="text-left font-strong wrap-anywhere after:absolute after:inset-0"
      >
        <bdi>{workflow.name}</bdi>
      </button>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-secondary">
        <FreshMark name={workflow.name} />
        {workflow.basis && <BasisMark basis={workflow.basis} />}
        {workflow.framework && <FrameworkMark framework={workflow.framework} />}
        <span className="min-w-0 wrap-anywhere">
          <bdi>{workflow.department}</bdi>
        </span>
        {hours !== null && <span className="figures">{hours}</span>}
        {savings > 0 && (
          <span className="figures font-strong text-ink">{formatEstimatedUsd(savings)} a month</span>
        )}
        <span className="sm:hidden">
          <TypeBadge type={workflow.type} />
        </span>
      </div>
      {firstQuote !== undefined && quoted && (
        <p
          dir="auto"
          lang={firstQuote.lang}
          className="mt-0.5 line-clamp-1 text-sm wrap-anywhere text-ink-secondary italic"
        >
          “{firstQuote.quote}”
        </p>
      )}
    </td>
  );
}

function TypeBadge({ type }: Pick<WorkflowRow, 'type'>) {
  return <Badge tone={workflowTypeTone(type)}>{type}</Badge>;
}
