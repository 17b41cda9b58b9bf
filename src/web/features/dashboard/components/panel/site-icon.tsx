import { Globe } from 'lucide-react';
import { useState } from 'react';

export function SiteIcon({ auditId, ready }: { auditId: number; ready: boolean }) {
  const [failedFor, setFailedFor] = useState<number | null>(null);
  return (
    <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-sm border border-rule bg-paper">
      {!ready || failedFor === auditId ? (
        <Globe aria-hidden className="size-5 text-ink-secondary" strokeWidth={1.5} />
      ) : (
        <img
          src={`/api/audits/${auditId}/favicon`}
          alt=""
          width={24}
          height={24}
          className="size-6 object-contain"
          onError={() => setFailedFor(auditId)}
        />
      )}
    </span>
  );
}
