import { Gauge, PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';
import type { ModelHelpKind } from './suggestion-request.ts';

const ModelHelpDialog = lazy(async () => ({
  default: (await import('./model-help-dialog.tsx')).ModelHelpDialog,
}));

interface ModelHelpProps {
  draft: ManualEntryDraft;
  onTake: (change: DraftChange, text: string) => void;
  onClosed: () => void;
}

export function ModelHelp({ draft, onTake, onClosed }: ModelHelpProps) {
  const model = usePublicConfig()?.languageModel ?? null;
  const [kind, setKind] = useState<ModelHelpKind | null>(null);
  if (model === null) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setKind('ratings')}>
        <Gauge aria-hidden className="size-4" />
        Suggest ratings
      </Button>
      <Button variant="secondary" onClick={() => setKind('descriptions')}>
        <PencilLine aria-hidden className="size-4" />
        Write descriptions
      </Button>
      <Suspense fallback={null}>
        {kind && (
          <ModelHelpDialog
            kind={kind}
            model={model}
            draft={draft}
            onTake={onTake}
            onClose={() => setKind(null)}
            onClosed={onClosed}
          />
        )}
      </Suspense>
    </>
  );
}
