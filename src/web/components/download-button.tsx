import { Download, FileText, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { downloadReport, type ReportRequest } from '#web/lib/download-report.ts';

export function DownloadButton({
  request,
  label = 'Download PDF',
}: {
  request: ReportRequest;
  label?: string;
}) {
  if (request.auditId === sampleAuditId) return null;
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      {request.place === 'dashboard' && request.auditId !== null && (
        <Link to={`/report/${request.auditId}`} className={buttonClass({ variant: 'secondary' })}>
          <FileText aria-hidden className="size-4" />
          View report
        </Link>
      )}
      <Button variant="secondary" onClick={() => downloadReport({ ...request, options: 'ask' })}>
        <SlidersHorizontal aria-hidden className="size-4" />
        Report options
      </Button>
      <Button onClick={() => downloadReport(request)}>
        <Download aria-hidden className="size-4" />
        {label}
      </Button>
    </div>
  );
}
