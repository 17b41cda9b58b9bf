import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type HTMLInputTypeAttribute, useState } from 'react';
import { reportConsent } from '#shared/report-consent.ts';
import { ConsentNote } from '#web/components/consent-note.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { readTextDraft, useDraft } from '#web/lib/use-draft.ts';
import { subscribe } from '../api/subscriber-calls.ts';
import { reportToasts } from '../messages.ts';
import {
  checkSubscription,
  emptySubscription,
  importanceOptions,
  type SubscriptionField,
} from '../subscription-values.ts';

interface SubscriptionFormProps {
  auditId: number;
  onCancel: () => void;
  onSubscribed: (subscriberId: string) => void;
}

export function SubscriptionForm({ auditId, onCancel, onSubscribed }: SubscriptionFormProps) {
  const [values, setValues, forget] = useDraft('report-form', emptySubscription, (kept) =>
    readTextDraft(kept, emptySubscription),
  );
  const [left, setLeft] = useState<Partial<Record<SubscriptionField, true>>>({});
  const sending = useMutation({
    mutationFn: () => subscribe(auditId, values),
    onSuccess: (subscriberId) => {
      forget();
      onSubscribed(subscriberId);
    },
    onError: (error) => showToast(reportToasts.subscribeFailed(reasonOf(error))),
  });
  const found = checkSubscription(values);
  const refused = sending.error instanceof ApiError ? sending.error.fields : {};
  const errorOf = (name: SubscriptionField) => (left[name] ? found[name] : undefined) ?? refused[name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  const bind = (name: SubscriptionField) => ({
    name,
    value: values[name],
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });
  const input = (name: SubscriptionField, label: string, more: InputTraits) => (
    <Field label={label} error={errorOf(name)} optional={more.optional ?? false}>
      {(control) => (
        <TextInput {...control} {...bind(name)} type={more.type ?? 'text'} autoComplete={more.autoComplete} />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      {input('email', 'Email', { type: 'email', autoComplete: 'email' })}
      {input('name', 'Full Name', { autoComplete: 'name' })}
      {input('phone', 'Phone', { type: 'tel', autoComplete: 'tel', optional: true })}
      {input('company', 'Company', { autoComplete: 'organization', optional: true })}
      <div className="sm:col-span-2">
        <Field label="How important is AI to your company?" error={errorOf('aiImportance')} optional>
          {(control) => <Select {...control} {...bind('aiImportance')} options={importanceOptions} />}
        </Field>
      </div>
      <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={sending.isPending || Object.keys(found).length > 0}>
          {sending.isPending ? 'Sending' : 'Get the report'}
        </Button>
      </div>
      <ConsentNote className="sm:col-span-2">{reportConsent.text}</ConsentNote>
    </form>
  );
}

function reasonOf(error: Error): string {
  return error instanceof ApiError && !error.saysWhy ? '' : messageForVisitor(error, '');
}

interface InputTraits {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  optional?: boolean;
}
