import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { secondFactorQuery } from '../../api/security-queries.ts';
import { CodeForm } from './code-form.tsx';

const secretSchema = z.object({ secret: z.string(), uri: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export function SecondFactor() {
  const { data, isPending } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (isPending) {
    return (
      <Loading label="Loading two-factor settings">
        <Skeleton className="h-20" />
      </Loading>
    );
  }
  if (!data)
    return (
      <p className="text-ink-secondary">
        We couldn't load your two-factor settings. Press "Refresh" to try again.
      </p>
    );
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <div className="grid max-w-form gap-4">
      <p>
        <Badge tone={data.on ? 'success' : 'neutral'}>{data.on ? 'on' : 'off'}</Badge>{' '}
        <span className="text-ink-secondary">
          {data.on
            ? `You sign in with your password and a code from your app. You have ${formatCountOf(data.recoveryCodes, 'recovery code')} left.`
            : 'You sign in with just your password. With an authenticator app, a stolen password alone is useless.'}
        </span>
      </p>
      {data.on && !data.asked && (
        <p className="text-warning-text">
          We don't ask for the code right now because SECOND_FACTOR is set to off.
        </p>
      )}
      {data.on ? <TurnOff /> : <SetUp onCodes={setCodes} />}
    </div>
  );
}

function SetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const queryClient = useQueryClient();
  const making = useMutation({
    mutationFn: async () => secretSchema.parse(await postJson('/api/admin/second-factor/secret', {})),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  if (!making.data) {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={making.isPending}
        onClick={() => making.mutate()}
      >
        Set up
      </Button>
    );
  }
  const { secret, uri } = making.data;
  return (
    <div className="grid gap-4">
      <p>
        Enter this key in your authenticator app, or <a href={uri}>open it in the app</a> on this device:
      </p>
      <p className="rounded-md bg-sunken px-4 py-3 font-mono tracking-wide wrap-anywhere select-all">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CodeForm
        button="Turn on"
        run={(code) => postJson('/api/admin/second-factor', { secret, code })}
        onDone={async (answer) => {
          onCodes(codesSchema.parse(answer).recoveryCodes);
          await queryClient.invalidateQueries({ queryKey: queryKeys.operator });
        }}
      />
    </div>
  );
}

function TurnOff() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Turn off
      </Button>
    );
  }
  return (
    <CodeForm
      button="Turn off"
      run={(code) => postJson('/api/admin/second-factor/off', { code })}
      onDone={() => queryClient.invalidateQueries({ queryKey: queryKeys.operator })}
    />
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid max-w-form gap-4">
      <p role="status">
        Two-factor authentication is on. Keep these recovery codes where you keep your password. Each code
        lets you sign in once without the app. We won't show them again.
      </p>
      <ul className="grid list-none grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={onDone}>
        I've saved them
      </Button>
    </div>
  );
}
