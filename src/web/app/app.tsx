import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { ScreenRoutes } from './screen-routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  router: (children: ReactNode) => ReactNode;
}

export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {router(
        <ErrorBoundary>
          <Frame>
            <ScreenRoutes />
          </Frame>
        </ErrorBoundary>,
      )}
    </QueryClientProvider>
  );
}
