import { ExternalLink } from 'lucide-react';
import { readableAddress, safeLink } from '#web/lib/safe-link.ts';

interface Quote {
  url: string;
  quote: string;
  lang?: string | undefined;
}

export function EvidenceList({ evidence }: { evidence: readonly Quote[] }) {
  return (
    <ul className="grid gap-3">
      {evidence.map((item) => (
        <li key={`${item.url} ${item.quote}`} className="border-l-2 border-rule pl-3">
          <blockquote dir="auto" lang={item.lang} className="text-sm wrap-anywhere text-ink">
            “{item.quote}”
          </blockquote>
          <PageLink url={item.url} />
        </li>
      ))}
    </ul>
  );
}

export function PageLink({ url }: { url: string }) {
  const href = safeLink(url);
  if (href === null) return <span className="text-xs wrap-anywhere text-ink-secondary">{url}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 max-w-full items-center gap-1 text-xs text-ink-secondary underline underline-offset-2 hover:text-ink"
    >
      <bdi className="wrap-anywhere">{readableAddress(url)}</bdi>
      <ExternalLink aria-hidden className="size-3 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
