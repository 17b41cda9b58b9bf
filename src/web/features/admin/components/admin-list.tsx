import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';

interface AdminListProps<Item> {
  query: UseInfiniteQueryResult<Item[]>;
  what: string;
  children: (items: Item[]) => ReactNode;
}

export function AdminList<Item>({ query, what, children }: AdminListProps<Item>) {
  const { data, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label={`Loading the ${what}`}>
        <Skeleton className="h-28" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-secondary">
        We couldn't load the {what}.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (data.length === 0) return <p className="text-ink-secondary">No {what} yet.</p>;
  return (
    <>
      {children(data)}
      <MoreButton query={query} what={what} />
    </>
  );
}

export function MoreButton({ query, what }: { query: UseInfiniteQueryResult<unknown>; what: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-4"
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {query.isFetchingNextPage ? 'Loading...' : `Show more ${what}`}
    </Button>
  );
}
