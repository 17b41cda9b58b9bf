import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo } from 'react';
import { frameworks } from '#shared/schemas/framework.ts';
import { formatPlural } from '#shared/text/figures.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';

import {
  groupSamePoints,
  nearestTask,
  type PlacedTask,
  placeTasks,
  tasksInMapOrder,
} from '../../rules/place-tasks.ts';
import type { TaskRow } from '../../rules/rows.ts';
import { mapSize } from '../../rules/task-map-scales.ts';
import { TaskCircle } from './task-circle.tsx';
import { TaskGroupCount } from './task-group-count.tsx';
import { TaskMapGrid, TaskMapLabels } from './task-map-grid.tsx';
import type { TaskSelection } from './use-task-selection.ts';

/** With more tasks than this, circles are fainter, so that those below show through. */
const denseFrom = 60;

const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

/** In screen pixels: how far a finger may miss a circle. */
const fingerSlop = 18;

interface TaskMapProps {
  tasks: readonly TaskRow[];
  selection: TaskSelection;
  /** Called after a tap on a task, because its details may be out of view. */
  onTouched: () => void;
}

export function TaskMap({ tasks, selection, onTouched }: TaskMapProps) {
  const placed = useMemo(() => placeTasks(tasks), [tasks]);
  const order = useMemo(() => tasksInMapOrder(tasks), [tasks]);
  const groups = useMemo(() => groupSamePoints(placed), [placed]);
  const reachable = order.find((id) => id === selection.id) ?? order[0];

  const idAt = (target: EventTarget): number | null => {
    const found = target instanceof Element ? target.closest('[data-task], [data-opens]') : null;
    const id = found?.getAttribute('data-task') ?? found?.getAttribute('data-opens');
    return id == null ? null : Number(id);
  };
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const touched = isTouch(event);
    const id = touched ? taskUnder(event, placed) : idAt(event.target);
    if (id === null) return selection.release();
    selection.toggle(id);
    if (touched) onTouched();
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const id = idAt(event.target);
    if (event.key === 'Escape') return selection.release();
    if (id === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return selection.toggle(id);
    }
    const next = neighborOf(order, id, event.key);
    if (next === null) return;
    event.preventDefault();
    selection.hover(next);
    event.currentTarget.querySelector<SVGElement>(`[data-task="${next}"]`)?.focus();
  };

  return (
    <figure>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't contain SVG shapes */}
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        width={mapSize.width}
        height={mapSize.height}
        data-dense={tasks.length > denseFrom || undefined}
        className="group h-auto will-change-transform w-full overflow-visible touch-manipulation select-none"
        role="group"
        aria-label={`Task map: ${formatPlural(tasks.length, 'task')} by service value and replicability with AI. The table below lists the same tasks.`}
        onPointerOver={(event) => hovers(event) && selection.hover(idAt(event.target))}
        onPointerLeave={(event) => hovers(event) && selection.hover(null)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <TaskMapGrid />
        {placed.map((circle) => (
          <TaskCircle
            key={circle.id}
            {...circle}
            selected={circle.id === selection.id}
            pinned={selection.pinned && circle.id === selection.id}
            reachable={circle.id === reachable}
          />
        ))}
        {groups.map((group) => (
          <TaskGroupCount key={group.ids[0]} {...group} />
        ))}
        <TaskMapLabels />
      </svg>
      <MapLegend />
    </figure>
  );
}

function MapLegend() {
  return (
    <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-xs text-ink-secondary">
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {frameworks.map((framework) => (
          <FrameworkMark key={framework} framework={framework} />
        ))}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full border border-ink-secondary" />
          Smaller circles = less time investment
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-4 rounded-full border border-ink-secondary" />
          Larger circles = more time investment
        </span>
      </span>
    </figcaption>
  );
}

function isTouch(event: MouseEvent): boolean {
  return event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
}

function taskUnder(event: MouseEvent<SVGSVGElement>, placed: readonly PlacedTask[]): number | null {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  const unitsPerPixel = mapSize.width / width;
  const point = { x: (event.clientX - left) * unitsPerPixel, y: (event.clientY - top) * unitsPerPixel };
  return nearestTask(placed, point, fingerSlop * unitsPerPixel);
}

function neighborOf(order: readonly number[], id: number, key: string): number | null {
  const at = order.indexOf(id);
  if (key === 'ArrowRight' || key === 'ArrowDown') return order[Math.min(at + 1, order.length - 1)] ?? null;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return order[Math.max(at - 1, 0)] ?? null;
  if (key === 'Home') return order[0] ?? null;
  if (key === 'End') return order.at(-1) ?? null;
  return null;
}
