import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AdminList } from '../components/admin-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { prospectListsQuery } from './api/prospect-queries.ts';
import { ListEntry } from './components/list-entry.tsx';
import { NewListForm } from './components/new-list-form.tsx';

export function ProspectsScreen() {
  return (
    <AdminPage title="Prospects">
      <Prospects />
    </AdminPage>
  );
}

function Prospects() {
  const listsId = useId();
  return (
    <>
      <p className="-mt-6 max-w-text text-ink-secondary">
        Paste a list of websites, and we'll diagnose each of them in the background. Your visitors always come
        first, and we never read a website faster than usual.
      </p>
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
    </>
  );
}
