import { Download } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { downloadReport } from '#web/lib/download-report.ts';
import { FloatingBar } from './floating-bar.tsx';

export function ReportFloat({ auditId, domain }: { auditId: number; domain: string }) {
  return (
    <FloatingBar phonesOnly={false}>
      <Button variant="success" onClick={() => downloadReport({ auditId, domain, place: 'dashboard' })}>
        <Download aria-hidden className="size-4" />
        Download PDF
      </Button>
    </FloatingBar>
  );
}
