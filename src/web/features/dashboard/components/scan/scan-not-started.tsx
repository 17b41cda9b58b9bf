import { Button } from '#web/components/ui/button.tsx';

export function ScanNotStarted({ starting, onStart }: { starting: boolean; onStart: () => void }) {
  return (
    <section aria-label="Diagnosis progress" className="rounded-md border border-rule bg-surface p-5 sm:p-6">
      <div role="status">
        <h2 className="text-md">The scan hasn't started</h2>
      </div>
      <p className="mt-1 text-ink-secondary">Nothing is lost: you can start the scan now.</p>
      <Button size="sm" className="mt-4" onClick={onStart} disabled={starting}>
        {starting ? 'Starting...' : 'Start the scan'}
      </Button>
    </section>
  );
}
