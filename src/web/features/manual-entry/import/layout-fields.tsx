import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { headerCandidates } from './header-row.ts';
import { type Delimiter, delimiters, type Table } from './read-table.ts';

export interface LayoutFieldsProps {
  table: Table;
  onDelimiter: (delimiter: Delimiter) => void;
  sheets: readonly string[];
  sheet: number;
  onSheet: (sheet: number) => void;
  headerRow: number | null;
  onHeaderRow: (row: number | null) => void;
}

export function LayoutFields(props: LayoutFieldsProps) {
  const { table, sheets, sheet, headerRow } = props;
  return (
    <>
      {table.delimiter !== null && (
        <Field label="Cells are separated by">
          {(control) => (
            <Select
              {...control}
              value={table.delimiter ?? ''}
              options={delimiters}
              onChange={(event) => {
                const chosen = delimiters.find(({ value }) => value === event.target.value);
                if (chosen) props.onDelimiter(chosen.value);
              }}
            />
          )}
        </Field>
      )}
      {sheets.length > 1 && (
        <Field label="Sheet">
          {(control) => (
            <Select
              {...control}
              value={String(sheet)}
              options={sheets.map((name, index) => ({ value: String(index), label: name }))}
              onChange={(event) => props.onSheet(Number(event.target.value))}
            />
          )}
        </Field>
      )}
      <Field label="Column titles are in" hint="We skip rows above the titles">
        {(control) => (
          <Select
            {...control}
            value={headerRow === null ? '' : String(headerRow)}
            options={[
              { value: '', label: 'No row (there are no titles)' },
              ...table.rows.slice(0, headerCandidates).map(({ cells, number }, index) => ({
                value: String(index),
                label: `Row ${number}: ${cells.filter((cell) => cell !== '').join(', ')}`,
              })),
            ]}
            onChange={(event) =>
              props.onHeaderRow(event.target.value === '' ? null : Number(event.target.value))
            }
          />
        )}
      </Field>
    </>
  );
}
