import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { tasksQuery, workflowsQuery } from '#web/lib/audit-queries.ts';
import { saveCsv } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toast.ts';
import { writeTaskList } from '../../rules/task-list-csv.ts';

/** The file can be imported into a manual entry. */
export function DownloadTasks({ auditId }: { auditId: number }) {
  const queryClient = useQueryClient();
  const download = useMutation({
    mutationFn: async () => {
      const [workflows, { tasks }] = await Promise.all([
        queryClient.fetchQuery(workflowsQuery(auditId)),
        queryClient.fetchQuery(tasksQuery(auditId)),
      ]);
      saveCsv(writeTaskList(workflows, tasks), `tasks-${auditId}.csv`);
    },
    onError: (error) =>
      showToast({
        title: "We couldn't download the tasks",
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="no-print"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden className="size-4" />
      Download tasks (CSV)
    </Button>
  );
}
