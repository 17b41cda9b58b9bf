import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';

interface CodeFormProps {
  button: string;
  run: (code: string) => Promise<unknown>;
  onDone: (answer: unknown) => unknown;
}

export function CodeForm({ button, run, onDone }: CodeFormProps) {
  const [code, setCode] = useState('');
  const running = useMutation({ mutationFn: () => run(code), onSuccess: onDone });
  const { error } = running;
  const message =
    error instanceof ApiError && error.fields.code
      ? error.fields.code
      : error && messageForVisitor(error, 'Please try again.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    running.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="Code from your authenticator app" error={message}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="text"
            autoComplete="one-time-code"
            className="max-w-48"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={running.isPending || code.trim() === ''}>
        {button}
      </Button>
    </form>
  );
}
