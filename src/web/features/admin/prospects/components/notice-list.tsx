import type { ProspectNotice } from '#shared/schemas/prospect.ts';

/** A file of the wrong kind can have a notice on every line. */
const maxShown = 100;

export function NoticeList({ notices }: { notices: readonly ProspectNotice[] }) {
  const rest = notices.length - maxShown;
  return (
    <>
      <ul className="grid list-none gap-1.5 text-sm">
        {notices.slice(0, maxShown).map(({ line, text, message }) => (
          <li key={`${line} ${message}`} className="wrap-anywhere">
            <span className="font-strong tabular-nums">Line {line}:</span> {message}{' '}
            <span className="text-ink-secondary">{text}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-2 text-sm text-ink-secondary">And {rest.toLocaleString('en-US')} more.</p>
      )}
    </>
  );
}
