import { useState } from 'react';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { Edits } from '../../api/use-edits.ts';
import type { OfferingRow } from '../../rules/rows.ts';
import { FormDialog } from './form-dialog.tsx';

interface OfferingFormProps {
  offering: OfferingRow | null;
  edits: Edits;
  onClose: () => void;
}

export function OfferingForm({ offering, edits, onClose }: OfferingFormProps) {
  const [name, setName] = useState(offering?.name ?? '');
  const makeEdit = () => {
    const body = { name };
    if (offering === null)
      return { method: 'POST', path: '/offerings', body, done: `Added “${name}”` } as const;
    if (name === offering.name) return null;
    return {
      method: 'PATCH',
      path: `/offerings/${offering.id}`,
      body,
      done: `Renamed to “${name}”`,
    } as const;
  };
  return (
    <FormDialog
      title={offering ? 'Rename offering' : 'Add an offering'}
      description={offering ? undefined : 'A service or product, in the words your customers use.'}
      edits={edits}
      onClose={onClose}
      makeEdit={makeEdit}
    >
      {(errorOf) => (
        <Field label="Offering" error={errorOf('name')}>
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
