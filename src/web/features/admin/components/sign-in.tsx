import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { useSignIn } from '../api/use-session.ts';

export function SignIn() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { signIn, pending, asksForCode, passwordError, codeError } = useSignIn();
  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asksForCode) codeInput.current?.focus();
  }, [asksForCode]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn({ password, code });
  };
  return (
    <div className="grid min-h-[60vh] place-items-center px-4 py-12">
      <Card className="w-full max-w-narrow sm:p-8">
        <h1 className="text-xl">Operator sign-in</h1>
        <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
          <Field label="Password" error={passwordError}>
            {(control) => (
              <TextInput
                {...control}
                name="password"
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          {asksForCode && (
            <Field
              label="Code from your authenticator app"
              hint="If you can't use the app, enter one of your recovery codes."
              error={codeError}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="code"
                  autoComplete="one-time-code"
                  ref={codeInput}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                />
              )}
            </Field>
          )}
          <Button type="submit" disabled={pending || password === '' || (asksForCode && code === '')}>
            {pending ? 'Signing in...' : 'Sign in'}
          </Button>
        </form>
      </Card>
    </div>
  );
}
