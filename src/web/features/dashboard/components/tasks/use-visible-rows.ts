import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { NumberedTask } from '../../rules/task-order.ts';

/** Up to this many rows all of them are drawn: simpler to search, print and read aloud. */
const virtualFrom = 150;
const estimatedRowHeight = 42;

interface VisibleRowsInput {
  rows: readonly NumberedTask[];
  scroller: RefObject<HTMLElement | null>;
  selectedId: number | null;
}

/** Which rows to draw, and how much space the others take before and after. Scrolls the selected one into view. */
export function useVisibleRows({ rows, scroller, selectedId }: VisibleRowsInput) {
  const virtual = rows.length > virtualFrom;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => rows[index]?.task.id ?? index,
    overscan: 8,
  });
  const selectedIndex = selectedId === null ? -1 : rows.findIndex((row) => row.task.id === selectedId);

  useEffect(() => {
    if (selectedIndex < 0) return;
    if (virtual) {
      virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
      return;
    }
    const list = scroller.current;
    const row = list?.querySelector<HTMLElement>(`[data-index="${selectedIndex}"]`);
    if (list && row) scrollWithin(list, row);
  }, [selectedIndex, virtual, virtualizer, scroller]);

  if (!virtual) {
    return { rows: rows.map((row, index) => ({ row, index })), before: 0, after: 0, measure: ignore };
  }
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.flatMap((item) => {
      const row = rows[item.index];
      return row ? [{ row, index: item.index }] : [];
    }),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}

const headerHeight = 44;

function ignore(): void {}

/** Moves the list only, never the page: the reader's eyes may be on the map. */
function scrollWithin(list: HTMLElement, row: HTMLElement): void {
  const view = list.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const above = view.top + headerHeight - place.top;
  const below = place.bottom - view.bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
