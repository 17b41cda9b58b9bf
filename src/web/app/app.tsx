import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { ScreenRoutes } from './screen-routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  /** Wraps everything in a router: the browser's own, or on the server one fixed at a single address. */
  router: (children: ReactNode) => ReactNode;
}

/** The whole browser app: server state, router, frame, screens. */
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
