import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { parseProspects } from '#shared/prospects/parse-prospects.ts';
import { prospectLimits } from '#shared/schemas/prospect.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { createProspectList } from '../api/prospect-queries.ts';
import { readListFile } from '../read-list-file.ts';
import { ListPreview } from './list-preview.tsx';

const example = `Name, Website, Industry, Size, Note
Oakmere Law, oakmere-law.com, legal, 11-50, met in May
harbor-pt.com`;

export function NewListForm() {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const headingId = useId();
  const parsedText = useDeferredValue(text);
  const parsed = useMemo(() => parseProspects(parsedText), [parsedText]);
  const making = useCreateList();
  const fields = making.error instanceof ApiError ? making.error.fields : {};
  const nameError = tried && name.trim() === '' ? 'Name the list' : fields.name;
  const textError = tried && parsed.problem !== null ? parsed.problem : fields.text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // The deferred value may be older than the text.
    if (name.trim() === '' || parseProspects(text).problem !== null) return;
    making.mutate({ name, text });
  };
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} className="text-lg">
          New list
        </h2>
        <form className="mt-4 grid gap-5" onSubmit={submit} noValidate>
          <Field label="Name" error={nameError}>
            {(control) => (
              <TextInput
                {...control}
                className="max-w-form"
                maxLength={prospectLimits.name}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field
            label="Websites"
            error={textError}
            hint="One per line, or a CSV with the columns name, website, industry, size, and note. Up to 1,000 websites."
          >
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                spellCheck={false}
                placeholder={example}
                className="max-h-80 text-sm"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <FileChoice
            onText={(read, fileName) => {
              setText(read);
              if (name.trim() === '') setName(fileName.replace(/\.\w+$/, '').slice(0, prospectLimits.name));
            }}
          />
          {text.trim() !== '' && parsed.problem === null && <ListPreview parsed={parsed} />}
          {making.error && Object.keys(fields).length === 0 && (
            <p role="alert" className="text-sm text-danger-text">
              {messageForVisitor(making.error, "We couldn't save the list. Please try again.")}
            </p>
          )}
          <div>
            <Button type="submit" disabled={making.isPending}>
              {making.isPending ? 'Saving...' : labelOf(parsed.prospects.length)}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  );
}

function labelOf(websites: number): string {
  return websites === 0 ? 'Diagnose' : `Diagnose ${formatCountOf(websites, 'website')}`;
}

function useCreateList() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createProspectList,
    onSuccess: async (id) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.operator });
      await navigate(`/admin/prospects/${id}`);
    },
  });
}

function FileChoice({ onText }: { onText: (text: string, fileName: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      onText(await readListFile(file), file.name);
    } catch (error) {
      setProblem(
        error instanceof Error ? error.message : "We couldn't read the file. Please choose it again.",
      );
    }
  };
  return (
    <div className="-mt-3 grid justify-items-start gap-1.5">
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" />
        Choose a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label="CSV file"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      )}
    </div>
  );
}
