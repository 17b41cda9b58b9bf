import { memo } from 'react';
import type { Framework } from '#shared/schemas/framework.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { PlacedTask } from '../../rules/place-tasks.ts';

interface TaskCircleProps extends PlacedTask {
  selected: boolean;
  pinned: boolean;
  /** True for the only circle in the tab order. */
  reachable: boolean;
}

/**
 * The framework's mark keeps the meaning from depending on color alone. The map handles all events, so that a
 * thousand circles need no listeners.
 */
export const TaskCircle = memo(function TaskCircle(props: TaskCircleProps) {
  const { id, x, y, radius, framework, label, selected, pinned, reachable } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element */}
      <circle
        data-task={id}
        data-framework={framework ?? 'none'}
        cx={x}
        cy={y}
        r={radius}
        role="button"
        tabIndex={reachable ? 0 : -1}
        aria-label={label}
        aria-pressed={pinned}
        className={classNames(
          'cursor-pointer outline-none transition-[fill-opacity,stroke-width] duration-150 group-data-dense:transition-none',
          framework === null ? 'fill-control' : fills[framework],
          'focus-visible:stroke-accent focus-visible:[stroke-width:3]',
          selected
            ? 'stroke-ink [fill-opacity:0.95] [stroke-width:2.5]'
            : 'stroke-surface [fill-opacity:0.62] [stroke-width:1.25] group-data-dense:[fill-opacity:0.36] group-data-dense:[stroke-width:0.75]',
        )}
      />
      {framework !== null && (
        <path
          data-mark={framework}
          d={marks[framework](x, y, Math.min(maxMark, Math.max(minMark, radius * 0.42)))}
          className="pointer-events-none fill-none stroke-ink [stroke-width:1.1] group-data-dense:[stroke-width:0.9]"
        />
      )}
    </>
  );
});

const fills = { Automate: 'fill-automate', Optimize: 'fill-optimize', Enhance: 'fill-enhance' } as const;

const minMark = 2.6;
const maxMark = 6;

const marks: Record<Framework, (x: number, y: number, half: number) => string> = {
  Automate: (x, y, half) =>
    `M${x - half} ${y}a${half} ${half} 0 1 0 ${half * 2} 0a${half} ${half} 0 1 0 ${-half * 2} 0`,
  Optimize: (x, y, half) =>
    `M${x} ${y - half * 1.2}l${half * 1.2} ${half * 1.2}l${-half * 1.2} ${half * 1.2}l${-half * 1.2} ${-half * 1.2}Z`,
  Enhance: (x, y, half) => `M${x} ${y - half * 1.1}l${half * 1.15} ${half * 2}h${-half * 2.3}Z`,
};
