import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { ScreenRoutes } from './screen-routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  /** Puts a router around everything: the browser's own, or the server's, which stands at one address. */
  router: (children: ReactNode) => ReactNode;
}

/** The whole of the browser's side: server state, router, frame, screens. */
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
