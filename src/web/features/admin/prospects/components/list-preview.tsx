import type { ParsedProspects } from '#shared/prospects/parse-prospects.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { NoticeList } from './notice-list.tsx';

export function ListPreview({ parsed: { prospects, notices } }: { parsed: ParsedProspects }) {
  const skipped = notices.filter((notice) => notice.skipped).length;
  return (
    <div className="border-l-2 border-accent pl-4">
      <p role="status" className="text-sm">
        {formatCountOf(prospects.length, 'website')} ready.
        {skipped > 0 && ` ${formatCountOf(skipped, 'line')} will be left out.`}
      </p>
      {notices.length > 0 && (
        <Disclosure
          label={`${formatCountOf(notices.length, 'line')} with a note`}
          defaultOpen={notices.length <= 8}
        >
          <NoticeList notices={notices} />
        </Disclosure>
      )}
    </div>
  );
}
