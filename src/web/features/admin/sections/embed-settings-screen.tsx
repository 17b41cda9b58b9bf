import { queryOptions, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { EmbedPreview } from '../components/settings/embed-preview.tsx';

const embedQuery = queryOptions({
  queryKey: queryKeys.admin('embed'),
  queryFn: async ({ signal }) =>
    z
      .object({ script: z.string(), origins: z.array(z.string()) })
      .parse(await getJson('/api/admin/embed', signal)),
});

const showOptions = [
  { value: 'form', label: 'Only the form; the diagnosis opens in a new tab' },
  { value: 'dashboard', label: 'The form, then the diagnosis in its place' },
];
const themeOptions = [
  { value: 'auto', label: "Same as the visitor's device" },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function EmbedSettingsScreen() {
  const { data, isPending } = useQuery(embedQuery);
  const [show, setShow] = useState('form');
  const [theme, setTheme] = useState('auto');
  if (isPending || !data) {
    return (
      <AdminPage title="Embed">
        {isPending ? (
          <Loading label="Loading the embed settings">
            <Skeleton className="h-64" />
          </Loading>
        ) : (
          <p className="text-ink-secondary">
            We couldn't load the embed settings. Press "Refresh" to try again.
          </p>
        )}
      </AdminPage>
    );
  }
  const snippet = `<script src="${data.script}" data-show="${show}" data-theme="${theme}" async></script>`;
  return (
    <AdminPage title="Embed">
      <AdminSection title="Your own site">
        <p className="mb-5 max-w-text text-ink-secondary">
          Paste this line where you want the form on your site. The form uses no cookies, fills the available
          width, and adjusts its height to fit.
        </p>
        <div className="mb-5 grid max-w-form gap-4 sm:grid-cols-2">
          <Field label="What to show">
            {(control) => (
              <Select
                {...control}
                options={showOptions}
                value={show}
                onChange={(event) => setShow(event.target.value)}
              />
            )}
          </Field>
          <Field label="Appearance">
            {(control) => (
              <Select
                {...control}
                options={themeOptions}
                value={theme}
                onChange={(event) => setTheme(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Snippet text={snippet} />
        <Origins origins={data.origins} />
      </AdminSection>
      <AdminSection title="Preview">
        <EmbedPreview show={show} theme={theme} />
      </AdminSection>
    </AdminPage>
  );
}

function Snippet({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied', description: 'Paste it into your page.' });
    } catch {
      showToast({
        title: 'Error',
        description: "Your browser didn't allow copying. Please select the text and copy it.",
        tone: 'destructive',
      });
    }
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <code className="block min-w-0 flex-1 basis-80 rounded-md bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere select-all">
        {text}
      </code>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        Copy
      </Button>
    </div>
  );
}

function Origins({ origins }: { origins: readonly string[] }) {
  if (origins.length === 0) {
    return (
      <p className="mt-5 max-w-text">
        No site is allowed to show the form yet. Add yours to the profile and restart the server:{' '}
        <code className="font-mono text-sm wrap-anywhere">
          "embed": {'{'} "origins": ["https://www.example.com"] {'}'}
        </code>
      </p>
    );
  }
  return (
    <div className="mt-5">
      <p>On other sites, the space for the form stays empty. Only these sites can show it:</p>
      <ul className="mt-2 list-disc pl-5">
        {origins.map((origin) => (
          <li key={origin} className="wrap-anywhere">
            {origin}
          </li>
        ))}
      </ul>
    </div>
  );
}
