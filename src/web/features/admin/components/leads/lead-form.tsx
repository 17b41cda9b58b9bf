import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Lead, leadLimits, leadStatuses, leadStatusSchema } from '#shared/schemas/lead.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';

const statusOptions = leadStatuses.map((status) => ({ value: status, label: status }));

export function LeadForm({ lead }: { lead: Lead }) {
  const [values, setValues] = useState({
    status: lead.status,
    owner: lead.owner,
    nextDate: lead.nextDate ?? '',
    notes: lead.notes,
  });
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () =>
      callApi('PATCH', `/api/admin/leads/${lead.id}`, {
        body: { ...values, nextDate: values.nextDate === '' ? null : values.nextDate },
      }),
    onSuccess: () => {
      showToast({ title: 'Success', description: 'The lead was saved.' });
      return queryClient.invalidateQueries({ queryKey: queryKeys.operator });
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: messageForVisitor(error, "We couldn't save the lead. Please try again."),
        tone: 'destructive',
      }),
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-label="Lead">
      <Field label="Status" error={errors.status}>
        {(control) => (
          <Select
            {...control}
            options={statusOptions}
            value={values.status}
            onChange={(event) => set({ status: leadStatusSchema.parse(event.target.value) })}
          />
        )}
      </Field>
      <Field label="Owner" optional error={errors.owner}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={leadLimits.owner}
            autoComplete="off"
            value={values.owner}
            onChange={(event) => set({ owner: event.target.value })}
          />
        )}
      </Field>
      <Field label="Follow-up date" optional error={errors.nextDate}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={values.nextDate}
            onChange={(event) => set({ nextDate: event.target.value })}
          />
        )}
      </Field>
      <Field label="Notes" optional error={errors.notes}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={leadLimits.notes}
            value={values.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" disabled={saving.isPending}>
        {saving.isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
