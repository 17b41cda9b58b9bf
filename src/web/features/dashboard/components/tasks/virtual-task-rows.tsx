import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { TaskListRow } from './task-list-row.tsx';
import { headerHeight, indexOfSelected, type TaskRowsProps } from './task-rows.ts';

const estimatedRowHeight = 42;

export function VirtualTaskRows({ rows, columns, selectedId, onSelect, scroller, reachable }: TaskRowsProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => rows[index]?.task.id ?? index,
    overscan: 8,
    // The header is above the first row and covers rows that scroll under it.
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
  });
  const selectedIndex = indexOfSelected(rows, selectedId);
  useEffect(() => {
    if (selectedIndex >= 0) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedIndex, virtualizer]);

  useEffect(() => {
    const { current } = scroller;
    if (reachable >= 0 && current?.contains(document.activeElement))
      virtualizer.scrollToIndex(reachable, { align: 'auto' });
  }, [reachable, virtualizer, scroller]);

  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? headerHeight) - headerHeight;
  const after = virtualizer.getTotalSize() + headerHeight - (items.at(-1)?.end ?? headerHeight);
  return (
    <tbody>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {items.map((item) => {
        const row = rows[item.index];
        return (
          row && (
            <TaskListRow
              key={row.task.id}
              row={row}
              index={item.index}
              columns={columns}
              selected={item.index === selectedIndex}
              reachable={item.index === reachable}
              onSelect={onSelect}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  );
}
