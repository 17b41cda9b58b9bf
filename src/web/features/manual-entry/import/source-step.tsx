import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { decodeFile, isWorkbook, maxBytes, tooLargeFile } from '#web/lib/decode-file.ts';
import { saveCsv } from '#web/lib/save-file.ts';
import { readWorkbook } from './read-workbook.ts';
import type { TableSource } from './table-source.ts';
import { taskTemplate } from './task-template.ts';

/**
 * In characters. A paste of at least this length into the empty box is processed immediately, because a box with
 * thousands of lines would be slow.
 */
const longPaste = 2000;

export function SourceStep({ onSource }: { onSource: (source: TableSource) => void }) {
  const onText = (text: string) => onSource({ kind: 'text', text });
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const read = await readFile(file);
      if ('problem' in read) setProblem(read.problem);
      else onSource(read);
    } catch {
      setProblem("We couldn't read the file. It may have been moved or changed; please choose it again.");
    }
  };
  return (
    <div className="grid gap-6">
      <FileDrop onFile={(file) => void read(file)} />
      {problem && (
        <p role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      )}
      <Field
        label="Rows from a spreadsheet"
        hint="Copy the rows, including any column titles, and paste them here"
      >
        {(control) => (
          <TextArea
            {...control}
            aria-required={false}
            rows={4}
            value={pasted}
            className="max-h-64 font-mono text-sm"
            onChange={(event) => setPasted(event.target.value)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain');
              if (text.length < longPaste || pasted !== '') return;
              event.preventDefault();
              onText(text);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          onClick={() => saveCsv(taskTemplate(), 'tasks-template.csv')}
        >
          <Download aria-hidden className="size-4" />
          Download a template
        </Button>
        <Button disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
          Next: Match Columns
        </Button>
      </div>
    </div>
  );
}

function FileDrop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-2 rounded-md border border-dashed px-4 py-6 text-center',
        over ? 'border-accent bg-accent-soft' : 'border-control',
      )}
    >
      <Button variant="secondary" aria-describedby={hintId} onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" />
        Choose a CSV or Excel file
      </Button>
      <p id={hintId} className="text-sm text-ink-secondary">
        Or drop it here. We read workbooks (.xlsx) and text separated by commas, semicolons, or tabs.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        tabIndex={-1}
        aria-label="CSV or Excel file"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

async function readFile(file: File): Promise<TableSource | { problem: string }> {
  if (file.size > maxBytes) return { problem: tooLargeFile };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return readWorkbook(bytes);
  const decoded = decodeFile(bytes);
  return 'text' in decoded ? { kind: 'text', text: decoded.text } : decoded;
}
