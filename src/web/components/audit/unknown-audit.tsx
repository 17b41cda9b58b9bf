import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';

/** Stands where a diagnosis would, when there is none with its id. */
export function UnknownAudit() {
  return (
    <NotFoundCard sentence="There is no diagnosis at this address. It may have been deleted, or the link is not complete." />
  );
}
