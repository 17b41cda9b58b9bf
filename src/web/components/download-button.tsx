import { Download } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { downloadReport, type ReportRequest } from '#web/lib/download-report.ts';

/** Asks for the report of an audit. */
export function DownloadButton({
  request,
  label = 'Download PDF',
}: {
  request: ReportRequest;
  label?: string;
}) {
  return (
    <Button className="no-print" onClick={() => downloadReport(request)}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
