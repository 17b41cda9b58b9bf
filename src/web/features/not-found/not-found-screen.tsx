import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';

export function NotFoundScreen() {
  useDocumentTitle('404 Page Not Found');
  return <NotFoundCard />;
}
