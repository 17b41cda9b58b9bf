import { useEffect } from 'react';
import { TaskListRow } from './task-list-row.tsx';
import { headerHeight, indexOfSelected, type TaskRowsProps } from './task-rows.ts';

/** Renders every row, so that page search, printing, and screen readers work. */
export function PlainTaskRows({ rows, columns, selectedId, onSelect, scroller, reachable }: TaskRowsProps) {
  const selectedIndex = indexOfSelected(rows, selectedId);
  useEffect(() => {
    const list = scroller.current;
    const row = list?.querySelector<HTMLElement>(`[data-index="${selectedIndex}"]`);
    if (list && row) scrollWithin(list, row);
  }, [selectedIndex, scroller]);
  return (
    <tbody>
      {rows.map((row, index) => (
        <TaskListRow
          key={row.task.id}
          row={row}
          index={index}
          columns={columns}
          selected={index === selectedIndex}
          reachable={index === reachable}
          onSelect={onSelect}
        />
      ))}
    </tbody>
  );
}

/** Scrolls only the list and never the page, because the reader may be looking at the map. */
function scrollWithin(list: HTMLElement, row: HTMLElement): void {
  const view = list.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const above = view.top + headerHeight - place.top;
  const below = place.bottom - view.bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
