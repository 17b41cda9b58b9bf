import { type FormEvent, useRef, useState } from 'react';
import { companySizes, companyTypeFormLabels, companyTypes } from '#shared/company-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { readTextDraft, useDraft } from '#web/lib/use-draft.ts';
import { useEarlierInput } from '#web/lib/use-earlier-input.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useCreateDiagnosis } from '../api/create-diagnosis.ts';
import {
  checkDiagnosisForm,
  type DiagnosisErrors,
  emptyDiagnosisForm,
  fieldOrder,
} from '../check-diagnosis-form.ts';

const typeOptions = companyTypes.map((value) => ({ value, label: companyTypeFormLabels[value] }));
const sizeOptions = companySizes.map((value) => ({ value, label: value }));

export function DiagnosisForm() {
  const [values, setValues] = useDraft('diagnosis-form', emptyDiagnosisForm, (kept) =>
    readTextDraft(kept, emptyDiagnosisForm),
  );
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEarlierInput(form, emptyDiagnosisForm, (earlier) => setValues((before) => ({ ...before, ...earlier })));
  const hydrated = useHydrated();
  const create = useCreateDiagnosis();
  const checked = checkDiagnosisForm(values);
  const errors: DiagnosisErrors = tried && !checked.ok ? checked.errors : create.fieldErrors;

  const change = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    create.forgetErrors();
    setValues((before) => ({ ...before, [name]: event.target.value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.ok) {
      create.start(checked.payload);
      return;
    }
    const first = fieldOrder.find((name) => checked.errors[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <WebsiteField error={errors.website} value={values.website} onChange={change('website')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Company type" error={errors.companyType}>
          {(control) => (
            <Select
              {...control}
              name="companyType"
              options={typeOptions}
              value={values.companyType}
              onChange={change('companyType')}
            />
          )}
        </Field>
        <Field label="Company size" error={errors.companySize}>
          {(control) => (
            <Select
              {...control}
              name="companySize"
              options={sizeOptions}
              placeholder="Employees"
              value={values.companySize}
              onChange={change('companySize')}
            />
          )}
        </Field>
      </div>
      <Button type="submit" disabled={create.pending} waiting={!hydrated} className="w-full">
        {create.pending ? 'Processing...' : 'Start Diagnosis'}
      </Button>
      <noscript>
        <p className="text-center text-sm text-danger-text">
          Starting a diagnosis requires JavaScript. Please turn it on and reload, or write to us at the
          address below.
        </p>
      </noscript>
      <p className="-mt-2 text-center text-sm text-ink-secondary">Takes 1-2 minutes. No account needed.</p>
    </form>
  );
}

interface WebsiteFieldProps {
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function WebsiteField({ error, value, onChange }: WebsiteFieldProps) {
  return (
    <Field label="Website" error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="website"
          value={value}
          onChange={onChange}
          placeholder="example.com"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      )}
    </Field>
  );
}
