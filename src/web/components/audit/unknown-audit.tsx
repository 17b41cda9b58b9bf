import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';

export function UnknownAudit() {
  return (
    <NotFoundCard sentence="We couldn't find a diagnosis at this address. It may have been deleted, or the link may be incomplete." />
  );
}
