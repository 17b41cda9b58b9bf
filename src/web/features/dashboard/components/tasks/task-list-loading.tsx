import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import type { SeenProgress } from '#web/lib/generating.ts';
import { progressWidth } from '../../rules/progress-width.ts';

export function TaskListLoading({ generating }: { generating: SeenProgress }) {
  return (
    <section
      aria-label="Identifying tasks"
      className="mt-6 rounded-md border border-rule bg-surface p-5"
      data-testid="tasks-loading"
    >
      <p role="status" className="text-sm">
        {generating.message}
      </p>
      <ProgressBar
        className="mt-3"
        label={generating.message}
        value={progressWidth(generating.stage, generating.progress)}
      />
    </section>
  );
}
