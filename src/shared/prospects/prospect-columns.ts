import { normalizeWebsite } from '../website/normalize-website.ts';
import type { CsvRow } from './read-csv-rows.ts';

const fields = ['name', 'website', 'industry', 'size', 'note'] as const;
type Field = (typeof fields)[number];
export type ProspectColumns = Partial<Record<Field, number>>;

const titles: Record<Field, readonly string[]> = {
  name: [
    'name',
    'company',
    'company name',
    'business',
    'business name',
    'organization',
    'organisation',
    'account',
  ],
  website: [
    'website',
    'web site',
    'website url',
    'company website',
    'url',
    'domain',
    'homepage',
    'web',
    'site',
    'web address',
  ],
  industry: ['industry', 'sector', 'trade', 'type', 'company type', 'business type'],
  size: ['size', 'company size', 'employees', 'number of employees', 'people', 'headcount', 'staff'],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
};

const rowsConsidered = 50;

export function columnsOf(rows: readonly CsvRow[]): { columns: ProspectColumns; hasTitles: boolean } {
  const named = namedColumns(rows[0]?.cells ?? []);
  if (named.website !== undefined) return { columns: named, hasTitles: true };
  const website = websiteColumn(rows.slice(0, rowsConsidered));
  if (website === undefined) return { columns: {}, hasTitles: false };
  const columns: ProspectColumns = { website };
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const others = Array.from({ length: width }, (_, column) => column).filter((column) => column !== website);
  for (const [index, field] of fields.filter((field) => field !== 'website').entries()) {
    const column = others[index];
    if (column !== undefined) columns[field] = column;
  }
  return { columns, hasTitles: false };
}

function namedColumns(cells: readonly string[]): ProspectColumns {
  const columns: ProspectColumns = {};
  for (const [column, cell] of cells.entries()) {
    const title = cell
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim();
    const field = fields.find((candidate) => titles[candidate].includes(title));
    if (field !== undefined) columns[field] ??= column;
  }
  return columns;
}

/** If no cell is a website, returns the first column, so that each line gets an error. */
function websiteColumn(rows: readonly CsvRow[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries())
      counts.set(column, (counts.get(column) ?? 0) + (normalizeWebsite(cell).ok ? 1 : 0));
  }
  const [best] = [...counts].toSorted(([a, few], [b, many]) => many - few || a - b);
  return best?.[0];
}
