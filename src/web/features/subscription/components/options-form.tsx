import { type FormEvent, useState } from 'react';
import { type ReportOptions, reportOptionLimits } from '#shared/report-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { LogoField } from './logo-field.tsx';

const formats = [
  { value: 'pdf', label: 'PDF, to read and print' },
  { value: 'docx', label: 'Word document (.docx), to edit' },
  { value: 'xlsx', label: 'Excel workbook (.xlsx), with all figures' },
];
const contents = [
  { value: 'summary', label: 'Summary' },
  { value: 'comprehensive', label: 'Comprehensive' },
];
const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

interface OptionsFormProps {
  initial: ReportOptions;
  onCancel: () => void;
  onSubmit: (options: ReportOptions) => void;
}

export function OptionsForm({ initial, onCancel, onSubmit }: OptionsFormProps) {
  const [options, setOptions] = useState(initial);
  const change = (part: Partial<ReportOptions>) => setOptions((before) => ({ ...before, ...part }));
  const isWorkbook = options.format === 'xlsx';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(options);
  };
  const line = (name: 'clientName' | 'preparedBy', label: string, autoComplete: string) => (
    <Field label={label} optional>
      {(control) => (
        <TextInput
          {...control}
          value={options[name]}
          autoComplete={autoComplete}
          maxLength={reportOptionLimits.name}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label="File format">
          {(control) => (
            <Select
              {...control}
              options={formats}
              value={options.format}
              onChange={(event) => change({ format: event.target.value as ReportOptions['format'] })}
            />
          )}
        </Field>
      </div>
      {!isWorkbook && <ContentFields options={options} onChange={change} />}
      {line('clientName', 'Client name', 'organization')}
      {line('preparedBy', 'Prepared by', 'name')}
      {!isWorkbook && (
        <>
          <div className="sm:col-span-2">
            <Field label="Note on the first page" optional>
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  value={options.note}
                  maxLength={reportOptionLimits.note}
                  onChange={(event) => change({ note: event.target.value })}
                />
              )}
            </Field>
          </div>
          <div className="sm:col-span-2">
            <LogoField logo={options.logo} onChange={(logo) => change({ logo })} />
          </div>
        </>
      )}
      <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Download</Button>
      </div>
    </form>
  );
}

interface ContentFieldsProps {
  options: ReportOptions;
  onChange: (part: Partial<ReportOptions>) => void;
}

function ContentFields({ options, onChange }: ContentFieldsProps) {
  return (
    <>
      <Field label="Content" hint="Comprehensive adds every module, the evidence, and the assumptions">
        {(control) => (
          <Select
            {...control}
            options={contents}
            value={options.comprehensive ? 'comprehensive' : 'summary'}
            onChange={(event) => onChange({ comprehensive: event.target.value === 'comprehensive' })}
          />
        )}
      </Field>
      <Field label="Paper size">
        {(control) => (
          <Select
            {...control}
            options={papers}
            value={options.paper}
            onChange={(event) => onChange({ paper: event.target.value as ReportOptions['paper'] })}
          />
        )}
      </Field>
    </>
  );
}
