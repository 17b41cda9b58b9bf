import { Download } from 'lucide-react';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { downloadReport } from '#web/lib/download-report.ts';

/** On the modules tab the report is always within reach. */
export function ReportFloat({ auditId, domain }: { auditId: number; domain: string }) {
  if (auditId === sampleAuditId) return null;
  return (
    <button
      type="button"
      className={classNames(
        buttonClass({ variant: 'success' }),
        'no-print fixed right-4 bottom-4 z-30 shadow-raised sm:right-6 sm:bottom-6',
      )}
      onClick={() => downloadReport({ auditId, domain, place: 'dashboard' })}
    >
      <Download aria-hidden className="size-4" />
      Download PDF
    </button>
  );
}
