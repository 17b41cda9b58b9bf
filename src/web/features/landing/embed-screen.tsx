import { useDocumentTitle } from '#web/lib/document-title.ts';
import { DiagnosisCard } from './components/diagnosis-card.tsx';

export function EmbedScreen() {
  useDocumentTitle('Start a New Diagnosis');
  return (
    <div className="mx-auto max-w-form p-2 sm:p-4">
      <h1 className="sr-only">Get a compass for your AI implementation</h1>
      <DiagnosisCard formOnly />
    </div>
  );
}
