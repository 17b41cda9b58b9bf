import type { Framework } from '#shared/schemas/framework.ts';
import { classNames } from '#web/lib/class-names.ts';

interface FrameworkMarkProps {
  framework: Framework;
  named?: boolean;
  className?: string;
}

/** The shape keeps the meaning from depending on color alone. */
export function FrameworkMark({ framework, named = true, className }: FrameworkMarkProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        texts[framework],
        className,
      )}
    >
      <svg viewBox="0 0 12 12" className={classNames('size-3 shrink-0', fills[framework])} aria-hidden="true">
        {shapes[framework]}
      </svg>
      {named && <span className="font-strong">{framework}</span>}
    </span>
  );
}

const shapes: Record<Framework, React.ReactNode> = {
  Automate: <circle cx="6" cy="6" r="5" />,
  Optimize: <path d="M6 .5 11.5 6 6 11.5.5 6Z" />,
  Enhance: <path d="M6 1 11.5 11H.5Z" />,
};

const fills: Record<Framework, string> = {
  Automate: 'fill-automate',
  Optimize: 'fill-optimize',
  Enhance: 'fill-enhance',
};

const texts: Record<Framework, string> = {
  Automate: 'text-automate-text',
  Optimize: 'text-optimize-text',
  Enhance: 'text-enhance-text',
};
