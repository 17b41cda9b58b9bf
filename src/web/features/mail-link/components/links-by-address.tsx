import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';

interface LinksByAddressProps {
  path: '/api/subscribe/verification-links' | '/api/subscribe/exit-links';
  sent: string;
  button: string;
}

export function LinksByAddress({ path, sent, button }: LinksByAddressProps) {
  const [email, setEmail] = useState('');
  const contact = usePublicConfig()?.contact;
  const sending = useMutation({ mutationFn: () => postJson(path, { email }) });
  const refused = sending.error instanceof ApiError ? sending.error.fields.email : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  const address = contact && (
    <>
      {': '}
      <a href={`mailto:${contact.email}`} className="text-accent underline">
        {contact.email}
      </a>
    </>
  );
  if (sending.isSuccess) {
    return (
      <p role="status" className="max-w-[40ch] text-ink-secondary">
        {sent} We don't write to unsubscribed addresses. If yours is one of them, write to us instead
        {address ?? '.'}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-80 gap-3 text-left">
      <Field label="Your email address" error={refused}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {sending.error && refused === undefined && (
        <p role="alert" className="text-danger-text">
          {messageForVisitor(sending.error, 'Please try again.')}
        </p>
      )}
      <Button type="submit" disabled={sending.isPending || email.trim() === ''}>
        {sending.isPending ? 'Sending' : button}
      </Button>
      {address && <p className="text-sm text-ink-secondary">Or write to us{address}</p>}
    </form>
  );
}
