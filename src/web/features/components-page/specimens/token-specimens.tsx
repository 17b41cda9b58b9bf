import { Sample } from '../specimen.tsx';

export function TokenSpecimens() {
  return (
    <>
      {grounds.map(({ name, className }) => (
        <Sample key={name} name={name}>
          <p className={`grow rounded-md border border-rule px-4 py-3 ${className}`}>
            <span className="text-ink">Ink</span> · <span className="text-ink-secondary">secondary</span> ·{' '}
            <span className="text-accent">accent</span>
          </p>
        </Sample>
      ))}
      <Sample name="Type: 48, 36, 28, 22, 18, 16, 14, 12">
        <div className="grid gap-2">
          <p className="font-serif text-3xl font-strong">A compass</p>
          <p className="font-serif text-2xl font-strong">for your AI</p>
          <p className="font-serif text-xl font-strong">implementation</p>
          <p className="font-serif text-lg font-strong">Start a New Diagnosis</p>
          <p className="text-md">A lead paragraph introduces what follows.</p>
          <p className="text-base">
            Body text with <strong>a strong word</strong> and <a href="/method">how the estimate is made</a>.
          </p>
          <p className="text-sm">Small text for hints and notes.</p>
          <p className="figures text-xs">Smallest text, with tabular figures: 1,250 and 7,844.</p>
        </div>
      </Sample>
      <Sample name="Neatline">
        <div className="neatline w-full" />
      </Sample>
    </>
  );
}

const grounds = [
  { name: 'Paper', className: 'bg-paper' },
  { name: 'Surface', className: 'bg-surface' },
  { name: 'Sunken', className: 'bg-sunken' },
  { name: 'Accent, soft', className: 'bg-accent-soft' },
];
