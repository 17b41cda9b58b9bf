import { memo } from 'react';
import type { TaskGroup } from '../../rules/place-tasks.ts';

/** The count isn't focusable, because the keyboard reaches every task directly. */
export const TaskGroupCount = memo(function TaskGroupCount({ x, y, ids }: TaskGroup) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside can receive focus
    <g data-opens={ids[0]} aria-hidden="true" className="cursor-pointer">
      <circle
        cx={x + offset}
        cy={y - offset}
        className="fill-surface stroke-ink [r:8px] [stroke-width:1] max-sm:[r:14px]"
      />
      <text
        x={x + offset}
        y={y - offset}
        dy="0.35em"
        textAnchor="middle"
        className="fill-ink text-[11px] font-strong tabular-nums max-sm:text-[20px]"
      >
        {ids.length}
      </text>
    </g>
  );
});

const offset = 7;
