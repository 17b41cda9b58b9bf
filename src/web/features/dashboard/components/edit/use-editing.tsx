import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { type Edits, useEdits } from '../../api/use-edits.ts';
import { type EditTarget, type FormTarget, isForm, removalOf } from './edit-target.ts';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));

export function useEditing(dashboard: Dashboard): {
  edits: Edits;
  edit: (target: EditTarget) => void;
  form: ReactNode;
} {
  const edits = useEdits(dashboard);
  const [target, setTarget] = useState<FormTarget | null>(null);
  const workflowNames = (dashboard.workflows.data ?? [])
    .filter(({ performedBy }) => performedBy === 'own')
    .map(({ name }) => name);
  return {
    edits,
    edit: (wanted) => {
      if (isForm(wanted)) setTarget(wanted);
      else edits.apply(removalOf(wanted));
    },
    form: target !== null && (
      <Suspense fallback={null}>
        <EditDialog
          target={target}
          edits={edits}
          workflowNames={workflowNames}
          onClose={() => setTarget(null)}
        />
      </Suspense>
    ),
  };
}
