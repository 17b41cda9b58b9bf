import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { readManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { DraftNotice } from './components/draft-notice.tsx';
import { ManualEntryForm } from './components/manual-entry-form.tsx';
import { OtherDrafts } from './components/other-drafts.tsx';
import { nameDraft } from './draft/manual-entry-draft.ts';
import { useDrafts } from './use-drafts.ts';

export function ManualEntryScreen() {
  useDocumentTitle('Manual Data Entry');
  const [parameters] = useSearchParams();
  const start = useMemo(() => readManualEntryStart(parameters), [parameters]);
  const drafts = useDrafts(start);
  const { deleted } = drafts;
  return (
    <div className="mx-auto max-w-form px-4 pt-8 sm:px-8 sm:pt-12">
      <Link to="/" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </Link>
      <h1 className="mt-3 text-2xl">Manual Data Entry</h1>
      <p className="mt-2 max-w-text text-ink-secondary">
        Enter what you know about the company. We keep everything on this device until you submit it.
      </p>
      {deleted && (
        <DraftNotice actions={[{ label: 'Undo', onAct: drafts.restore }]}>
          The entry for {nameDraft(deleted)} was deleted.
        </DraftNotice>
      )}
      <OtherDrafts drafts={drafts} />
      <ManualEntryForm key={drafts.openKey} start={start} drafts={drafts} />
    </div>
  );
}
