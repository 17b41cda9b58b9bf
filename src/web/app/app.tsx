import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '#web/lib/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { ScreenRoutes } from './screen-routes.tsx';

/** The whole of the browser's side: server state, router, frame, screens. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary>
          <Frame>
            <ScreenRoutes />
          </Frame>
        </ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
