import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';

/** Any path that the router does not know. */
export function NotFoundScreen() {
  useDocumentTitle('404 Page Not Found');
  return <NotFoundCard />;
}
