import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ErasureReceipt, erasureReceiptSchema, type Lead } from '#shared/schemas/lead.ts';
import { Button } from '#web/components/ui/button.tsx';
import { deleteJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

export function EraseLead({ lead, onErased }: { lead: Lead; onErased: (receipt: ErasureReceipt) => void }) {
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const erasing = useMutation({
    mutationFn: async () =>
      erasureReceiptSchema.parse(await deleteJson(`/api/admin/leads/${lead.id}`)).receipt,
    onSuccess: async (receipt) => {
      onErased(receipt);
      queryClient.removeQueries({ queryKey: [...queryKeys.admin('lead'), lead.id] });
      await queryClient.invalidateQueries({ queryKey: queryKeys.operator });
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: messageForVisitor(error, 'Nothing was erased. Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <div>
      <Button variant="quiet-danger" size="sm" onClick={() => setOpen(true)}>
        Erase everything about this address
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Erase everything about ${lead.email}?`}
        description="Inquiries, report requests, emails, links, and your notes are deleted immediately. Diagnoses are about companies, so we keep them. This cannot be undone."
        confirm="Erase"
        pending={erasing.isPending}
        onConfirm={() => erasing.mutate()}
      />
    </div>
  );
}
