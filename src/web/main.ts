import { localStore } from './lib/browser-storage.ts';
import { calculationModeKey, readEarly } from './lib/early-reads.ts';

const start = () => import('./start.tsx');
const isDrawn = document.getElementById('root')?.dataset.prerendered !== undefined;

// A server-rendered page loads its fonts before its scripts. An empty page or a background tab need not wait.
if (isDrawn && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else void start();

if (location.pathname.startsWith('/diagnosis/')) {
  readEarly(location.pathname, localStore.read(calculationModeKey));
  // A failure is reported when the screen is requested again.
  import('./features/dashboard/dashboard-screen.tsx').catch(() => {});
}
