import { Link } from 'react-router';
import type { ProspectList } from '#shared/schemas/prospect.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { ListProgress } from './list-progress.tsx';

export function ListEntry({ list }: { list: ProspectList }) {
  return (
    <li className="grid gap-2 border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Link to={`/admin/prospects/${list.id}`} className="min-w-0 text-md font-strong wrap-anywhere">
          {list.name}
        </Link>
        <span className="text-sm text-ink-secondary">Added {relativeTime(list.createdAt, new Date())}</span>
      </p>
      <ListProgress list={list} />
    </li>
  );
}
