import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';

export function UnknownAudit() {
  return (
    <NotFoundCard sentence="There is no diagnosis at this address. It may have been deleted, or the link may be incomplete." />
  );
}
