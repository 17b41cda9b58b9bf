import { lazy, Suspense } from 'react';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { hasDiagnoses } from '#web/lib/known-browser.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { DiagnosisCard } from './components/diagnosis-card.tsx';
import { FindingsShown } from './components/findings-shown.tsx';
import { LookCloser } from './components/look-closer.tsx';
import { Steps } from './components/steps.tsx';

const YourDiagnoses = lazy(async () => ({
  default: (await import('./components/your-diagnoses.tsx')).YourDiagnoses,
}));

export function LandingScreen() {
  // Only browsers that own a diagnosis show this list, so other visitors don't load its script and data.
  const returning = useHydrated() && hasDiagnoses();
  useDocumentTitle('Get a compass for your AI implementation');
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-4 pt-10 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:grid-rows-[auto_1fr] lg:pt-20">
      <div className="lg:col-start-1 lg:row-start-1">
        <h1 className="text-2xl sm:text-3xl">Get a compass for your AI implementation</h1>
        <p className="mt-5 max-w-[52ch] text-md text-ink-secondary">
          Enter your website address. You'll see which of your business processes AI can take over, which it
          can speed up, and which should stay in human hands, with the evidence for every finding.
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <DiagnosisCard />
        {returning && (
          <Suspense fallback={null}>
            <YourDiagnoses className="mt-8 px-1" />
          </Suspense>
        )}
        <LookCloser className="mt-8 px-1" />
      </div>
      <div className="grid content-start gap-12 lg:col-start-1 lg:row-start-2">
        <FindingsShown />
        <Steps />
      </div>
    </div>
  );
}
