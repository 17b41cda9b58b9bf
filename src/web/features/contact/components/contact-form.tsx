import { type FormEvent, type HTMLInputTypeAttribute, useRef, useState } from 'react';
import { contactConsent } from '#shared/contact-consent.ts';
import { ConsentNote } from '#web/components/consent-note.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { AlertIcon } from '#web/components/ui/first-icons.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { readTextDraft, useDraft } from '#web/lib/use-draft.ts';
import { useSendEnquiry } from '../api/send-enquiry.ts';
import {
  type ContactField,
  checkContactValues,
  contactSizeOptions,
  emptyContactValues,
} from '../contact-values.ts';

export function ContactForm({ onSent }: { onSent: () => void }) {
  const [values, setValues, forget] = useDraft('contact-form', emptyContactValues, (kept) =>
    readTextDraft(kept, emptyContactValues),
  );
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendEnquiry(() => {
    forget();
    onSent();
  });
  const found = checkContactValues(values);
  const errors: Partial<Record<string, string>> = { ...sending.fieldErrors, ...(tried ? found : {}) };

  const bind = (name: ContactField) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      sending.forgetFieldErrors();
      setValues((before) => ({ ...before, [name]: event.target.value }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = (Object.keys(values) as ContactField[]).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else sending.send(values);
  };
  const input = (name: ContactField, label: string, more: InputTraits) => (
    <Field label={label} error={errors[name]} optional={more.optional ?? false}>
      {(control) => (
        <TextInput {...control} {...bind(name)} type={more.type ?? 'text'} autoComplete={more.autoComplete} />
      )}
    </Field>
  );

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      {input('email', 'Email', { type: 'email', autoComplete: 'email' })}
      {input('name', 'Name', { autoComplete: 'name' })}
      {input('phone', 'Phone', { type: 'tel', autoComplete: 'tel', optional: true })}
      {input('company', 'Company', { autoComplete: 'organization', optional: true })}
      {input('jobTitle', 'Job title', { autoComplete: 'organization-title', optional: true })}
      <Field label="Company size" error={errors.companySize} optional>
        {(control) => <Select {...control} {...bind('companySize')} options={contactSizeOptions} />}
      </Field>
      <div className="sm:col-span-2">
        <Field
          label="Message"
          error={errors.message}
          hint={`${values.message.trim().length} of 500 characters`}
        >
          {(control) => <TextArea {...control} {...bind('message')} rows={4} />}
        </Field>
      </div>
      <Button type="submit" disabled={sending.pending} className="sm:col-span-2">
        {sending.pending ? 'Sending' : 'Send message'}
      </Button>
      {sending.failed && <NotSent />}
      <ConsentNote className="sm:col-span-2">{contactConsent.text}</ConsentNote>
    </form>
  );
}

/** Stays after the notification has closed. Not announced, because the notification was. */
function NotSent() {
  const email = usePublicConfig()?.contact.email;
  return (
    <p className="flex items-start gap-1.5 text-sm text-danger-text sm:col-span-2">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <span>
        We couldn't send your message, but it's still here. Try again{email ? ', or write to ' : '.'}
        {email && (
          <a href={`mailto:${email}`} className="underline underline-offset-4 wrap-anywhere">
            {email}
          </a>
        )}
        {email && '.'}
      </span>
    </p>
  );
}

interface InputTraits {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  optional?: boolean;
}
