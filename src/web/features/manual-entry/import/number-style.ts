export type DecimalMark = '.' | ',';

export interface NumberStyle {
  /** Null if no cell is unambiguous, or if the unambiguous cells contradict each other. */
  decimal: DecimalMark | null;
  /** A cell such as "1.250", which may mean 1,250 or 1.25; null if there is none or if `decimal` is known. */
  doubtful: string | null;
}

/** Matches "1.250", which may mean 1,250 or 1.25. */
const grouped = /^\d{1,3}([.,])\d{3}$/;
/** Matches "2,5" and "0.25": the digits after the separator aren't a group of three. */
const fraction = /^\d*([.,])(?:\d{1,2}|\d{4,})$/;
/** Matches "1.234.567". */
const repeated = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;
/** Matches "1 234,5" and "1'234". */
const spaced = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/u;
/** Matches "1.234,5". */
const mixed = /^\d{1,3}(?:[.,]\d{3})*([.,])\d+$/;

export function findNumberStyle(cells: readonly string[]): NumberStyle {
  const texts = cells.map((cell) => cell.trim());
  const marks = new Set<DecimalMark>();
  for (const text of texts) {
    const mark = hasBoth(text) ? mixed.exec(text)?.[1] : fraction.exec(text)?.[1];
    if (mark === '.' || mark === ',') marks.add(mark);
    const thousands = repeated.exec(text)?.[1];
    if (thousands !== undefined) marks.add(thousands === '.' ? ',' : '.');
  }
  const [decimal = null] = marks.size === 1 ? marks : [];
  const doubtful = decimal === null ? (texts.find((text) => grouped.test(text)) ?? null) : null;
  return { decimal, doubtful };
}

/**
 * Removes thousands separators, but keeps one that may be a decimal mark. A decimal comma becomes a point only if
 * the cell has both a comma and a point.
 */
export function withoutThousands(cell: string, decimal: DecimalMark | null): string {
  const trimmed = cell.trim();
  const text = spaced.test(trimmed) ? trimmed.replace(/[\s'’]/gu, '') : trimmed;
  if (hasBoth(text)) {
    const mark = mixed.exec(text)?.[1];
    return mark === undefined ? text : text.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
  }
  const thousands = grouped.exec(text)?.[1];
  const isThousand = thousands !== undefined && decimal !== null && thousands !== decimal;
  return isThousand || repeated.test(text) ? text.replace(/[.,]/g, '') : text;
}

function hasBoth(text: string): boolean {
  return text.includes('.') && text.includes(',');
}
