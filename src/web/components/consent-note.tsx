import { classNames } from '#web/lib/class-names.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';

export function ConsentNote({ children, className }: { children: string; className?: string }) {
  const url = usePublicConfig()?.privacyUrl;
  return (
    <p className={classNames('text-sm text-ink-secondary', className)}>
      {children}{' '}
      {url && /^(?:\/|https?:\/\/)/.test(url) && (
        <a href={url} target="_blank" rel="noopener" className="underline underline-offset-4 hover:text-ink">
          Privacy
        </a>
      )}
    </p>
  );
}
