import './app/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { pageDataId, putPageData, readPageData } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';

const queryClient = createQueryClient();
const data = readPageData(document.getElementById(pageDataId)?.textContent);
if (data) putPageData(queryClient, data);

const app = (
  <StrictMode>
    <App queryClient={queryClient} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
  </StrictMode>
);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element to render into.');
// Hydrates in a transition, which yields to a visitor who is already typing or scrolling.
if (data && root.dataset.prerendered !== undefined) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
