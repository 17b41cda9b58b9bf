import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { useSignIn } from '../api/use-session.ts';

/** The operator's way in. */
export function SignIn() {
  const [password, setPassword] = useState('');
  const { signIn, pending, message } = useSignIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn(password);
  };
  return (
    <div className="grid min-h-[60vh] place-items-center px-4 py-12">
      <Card className="w-full max-w-narrow sm:p-8">
        <h1 className="text-xl">Operator sign-in</h1>
        <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
          <Field label="Password" error={message}>
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
          <Button type="submit" disabled={pending || password === ''}>
            {pending ? 'Signing in...' : 'Sign in'}
          </Button>
        </form>
      </Card>
    </div>
  );
}
