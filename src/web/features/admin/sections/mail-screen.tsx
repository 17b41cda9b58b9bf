import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { OutboxList } from '../components/outbox-list.tsx';

export function MailScreen() {
  return (
    <AdminPage title="Mail">
      <AdminSection title="Send test email">
        <TestMail />
      </AdminSection>
      <AdminSection title="Outgoing emails">
        <OutboxList />
      </AdminSection>
    </AdminPage>
  );
}

function TestMail() {
  const [to, setTo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const configured = useQuery(adminHealthQuery).data?.mail.configured;
  const { start, pending } = useAdminAction({
    run: () => {
      setError(null);
      return postJson('/api/admin/mail/test', to.trim() === '' ? {} : { to: to.trim() });
    },
    done: 'The test email is on its way.',
    failed: (failure) => {
      if (failure instanceof ApiError) setError(failure.fields.to ?? null);
      return messageForVisitor(failure, "We couldn't send the test email. Please try again.");
    },
  });
  if (configured === false) {
    return (
      <p className="max-w-text text-ink-secondary">
        To send email, set <code className="font-mono">SMTP_URL</code>. Until then, we keep emails in the list
        below and write their links to the server log.
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start();
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-form flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-64">
        <Field
          label="To"
          optional
          hint="Leave empty to use the contact address in your profile."
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" className="sm:mt-6.5" disabled={pending}>
        Send test email
      </Button>
    </form>
  );
}
