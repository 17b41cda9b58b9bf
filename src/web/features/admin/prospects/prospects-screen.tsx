import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { AdminList } from '../components/admin-list.tsx';
import { OperatorOnly } from '../components/operator-only.tsx';
import { prospectListsQuery } from './api/prospect-queries.ts';
import { ListEntry } from './components/list-entry.tsx';
import { NewListForm } from './components/new-list-form.tsx';

/** The operator's lists of websites, and the form for another one. */
export function ProspectsScreen() {
  useDocumentTitle('Prospects');
  return (
    <OperatorOnly>
      <Prospects />
    </OperatorOnly>
  );
}

function Prospects() {
  const listsId = useId();
  return (
    <div className="mx-auto grid max-w-[64rem] grid-cols-1 gap-10 px-4 pt-8 sm:px-8 sm:pt-12">
      <div>
        <Link to="/admin" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
          <ArrowLeft aria-hidden className="size-4" />
          Admin Dashboard
        </Link>
        <h1 className="mt-2 text-2xl">Prospects</h1>
        <p className="mt-2 max-w-text text-ink-secondary">
          Paste a list of websites, and we diagnose each of them in the background. Your visitors always come
          first, and we read every website as politely as a single one.
        </p>
      </div>
      <NewListForm />
      <section aria-labelledby={listsId}>
        <h2 id={listsId} tabIndex={-1} className="mb-4 text-xl">
          Your lists
        </h2>
        <AdminList query={useInfiniteQuery(prospectListsQuery)} what="lists">
          {(lists) => (
            <ul className="list-none border-t border-rule">
              {lists.map((list) => (
                <ListEntry key={list.id} list={list} />
              ))}
            </ul>
          )}
        </AdminList>
      </section>
    </div>
  );
}
