import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A column header (row -1) or a row. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

const pageOfRows = 10;
const header = -1;
/** How many frames to wait for a virtualized row to be rendered before it can be focused. */
const maxFrames = 20;

export function useGridFocus(size: GridSize, scroller: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<GridPlace>({ row: 0, column: 0 });
  const wanted = useRef(false);
  const place = {
    row: Math.min(chosen.row, size.rows - 1),
    column: Math.min(chosen.column, size.columns - 1),
  };
  const { row, column } = place;

  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    let frame = 0;
    let left = maxFrames;
    const focus = () => {
      const found = scroller.current?.querySelector<HTMLElement>(
        row === header ? `[data-column="${column}"]` : `[data-index="${row}"] button`,
      );
      if (found) found.focus();
      else if (left-- > 0) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [row, column, scroller]);

  return {
    place,
    onKeyDown: (event: KeyboardEvent) => {
      const next = moveInGrid(place, event.key, size);
      if (next === null) return;
      event.preventDefault();
      wanted.current = true;
      setChosen(next);
    },
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('[data-index]')?.getAttribute('data-index');
      const column = target.closest('[data-column]')?.getAttribute('data-column');
      if (row != null) setChosen((before) => ({ ...before, row: Number(row) }));
      else if (column != null) setChosen({ row: header, column: Number(column) });
    },
  };
}

export function moveInGrid(
  { row, column }: GridPlace,
  key: string,
  { rows, columns }: GridSize,
): GridPlace | null {
  const toRow = (wanted: number) => ({ row: Math.max(header, Math.min(rows - 1, wanted)), column });
  const toColumn = (wanted: number) => ({ row, column: Math.max(0, Math.min(columns - 1, wanted)) });
  const inHeader = row === header;
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'PageDown':
      return toRow(row + pageOfRows);
    case 'PageUp':
      return toRow(Math.max(0, row - pageOfRows));
    case 'ArrowRight':
      return inHeader ? toColumn(column + 1) : null;
    case 'ArrowLeft':
      return inHeader ? toColumn(column - 1) : null;
    case 'Home':
      return inHeader ? toColumn(0) : toRow(0);
    case 'End':
      return inHeader ? toColumn(columns - 1) : toRow(rows - 1);
    default:
      return null;
  }
}
