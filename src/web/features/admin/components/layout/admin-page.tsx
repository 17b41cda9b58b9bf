import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { OperatorOnly } from '../operator-only.tsx';
import { AdminNav } from './admin-nav.tsx';

interface AdminPageProps {
  title: string;
  documentTitle?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, documentTitle = title, actions, children }: AdminPageProps) {
  useDocumentTitle(documentTitle);
  return (
    <OperatorOnly>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-6 px-4 pt-4 sm:px-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:pt-12">
        <AdminNav />
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="min-w-0 text-2xl wrap-anywhere">{title}</h1>
            <div className="flex flex-wrap gap-2">
              <RefreshButton />
              {actions}
            </div>
          </div>
          {children}
        </div>
      </div>
    </OperatorOnly>
  );
}

function RefreshButton() {
  const queryClient = useQueryClient();
  const fetching = useIsFetching({ queryKey: queryKeys.operator }) > 0;
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={fetching}
      onClick={() => void queryClient.invalidateQueries({ queryKey: queryKeys.operator })}
    >
      Refresh
    </Button>
  );
}
