import { Link, useParams } from 'react-router';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { parseAuditId } from '#web/lib/audit-id.ts';

export function SampleNote() {
  if (parseAuditId(useParams().id) !== sampleAuditId) return null;
  return (
    <aside aria-label="About this sample" className="border-b border-rule bg-accent-soft">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-8">
        <p className="max-w-[92ch] text-sm">
          <strong>This is a sample diagnosis of a fictional company.</strong> Harbour Physio doesn't exist, so
          links to its pages lead nowhere. We wrote its website, diagnosed it like any other, and edited
          nothing.
        </p>
        <Link to="/" className={`${buttonClass({ size: 'sm' })} no-print`}>
          Diagnose your website
        </Link>
      </div>
    </aside>
  );
}
