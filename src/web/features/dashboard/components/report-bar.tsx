import type { ReactNode } from 'react';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { DownloadButton } from '#web/components/download-button.tsx';

interface ReportBarProps {
  auditId: number;
  domain: string;
  withReport: boolean;
  next: ReactNode;
}

export function ReportBar({ auditId, domain, withReport, next }: ReportBarProps) {
  const download = withReport && auditId !== sampleAuditId;
  if (!download && !next) return null;
  return (
    <section aria-label="Report" className="no-print mt-8 grid gap-4 border-t border-rule pt-5">
      {download && (
        <p className="text-sm text-ink-secondary">
          Take the whole diagnosis to your next meeting as a PDF: figures, tasks, modules, and next steps.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {next}
        {download && (
          <DownloadButton request={{ auditId, domain, place: 'dashboard' }} label="Download PDF Report" />
        )}
      </div>
    </section>
  );
}
