import { Download } from 'lucide-react';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { downloadReport, type ReportRequest } from '#web/lib/download-report.ts';

/** Asks for the report of an audit; the sample has none to send. */
export function DownloadButton({
  request,
  label = 'Download PDF',
}: {
  request: ReportRequest;
  label?: string;
}) {
  if (request.auditId === sampleAuditId) return null;
  return (
    <Button className="no-print" onClick={() => downloadReport(request)}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
