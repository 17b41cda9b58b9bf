import { sampleAuditId } from '#shared/sample-audit.ts';
import { DownloadButton } from '#web/components/download-button.tsx';

/** The bar at the dashboard's foot: the diagnosis to take away. */
export function ReportBar({ auditId, domain }: { auditId: number; domain: string }) {
  if (auditId === sampleAuditId) return null;
  return (
    <section
      aria-label="Report"
      className="no-print mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-6"
    >
      <p className="max-w-text text-ink-secondary">
        Take the whole diagnosis into your next meeting: figures, tasks, modules and next steps as a PDF.
      </p>
      <DownloadButton request={{ auditId, domain, place: 'dashboard' }} label="Download PDF Report" />
    </section>
  );
}
