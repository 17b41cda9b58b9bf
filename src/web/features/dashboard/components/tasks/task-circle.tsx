import { memo } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { PlacedTask } from '../../rules/place-tasks.ts';

interface TaskCircleProps extends PlacedTask {
  selected: boolean;
  pinned: boolean;
  /** True for the one circle that the tab key reaches. */
  reachable: boolean;
}

/** One task of the map. The map listens for it, so that a thousand circles cost no listeners of their own. */
export const TaskCircle = memo(function TaskCircle(props: TaskCircleProps) {
  const { id, x, y, radius, framework, label, selected, pinned, reachable } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own
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
          : 'stroke-surface [fill-opacity:0.62] [stroke-width:1.25] group-data-dense:[fill-opacity:0.3] group-data-dense:[stroke-width:0.5]',
      )}
    />
  );
});

const fills = { Automate: 'fill-automate', Optimize: 'fill-optimize', Enhance: 'fill-enhance' } as const;
