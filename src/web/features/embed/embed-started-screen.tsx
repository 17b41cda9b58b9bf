import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { useAuditId } from '#web/lib/audit-id.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';

const handoffSchema = z.object({ path: z.string() });
/** Links expire after 15 minutes, so they are renewed before that. */
const renewMs = 10 * 60_000;

export function EmbedStartedScreen() {
  const id = useAuditId();
  useDocumentTitle('Your diagnosis');
  return id === null ? <NotFoundCard /> : <Started id={id} />;
}

function Started({ id }: { id: number }) {
  const [opened, setOpened] = useState(false);
  const handoff = useQuery({
    queryKey: ['embed-handoff', id],
    queryFn: async () => handoffSchema.parse(await postJson(`/api/audits/${id}/handoff`)).path,
    refetchInterval: opened ? false : renewMs,
    enabled: !opened,
  });
  // The handoff link works only once. The plain address also opens the diagnosis, but doesn't make the browser its
  // owner.
  const href = opened || handoff.isError ? `/diagnosis/${id}` : handoff.data;
  return (
    <div className="mx-auto max-w-form p-2 sm:p-4">
      <Card className="shadow-raised sm:p-8">
        <h1 className="text-lg">
          {opened ? 'Your diagnosis is open in another tab' : 'Your diagnosis is ready to open'}
        </h1>
        <p className="mt-3 text-ink-secondary">
          {opened
            ? 'It continues there. You can open it again at any time.'
            : 'It opens in a new tab, where you can follow the scan, edit the results, and download them.'}
        </p>
        {href === undefined ? (
          <Skeleton className="mt-5 h-11" />
        ) : (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={`${buttonClass()} mt-5 w-full`}
            onClick={() => setTimeout(() => setOpened(true))}
          >
            <ExternalLink aria-hidden className="size-4" />
            {opened ? 'Open it again' : 'Open my diagnosis'}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        )}
      </Card>
    </div>
  );
}
