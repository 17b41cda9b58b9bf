import { localStore } from './lib/browser-storage.ts';
import { calculationModeKey, readEarly } from './lib/early-reads.ts';

const start = () => import('./start.tsx');
const isDrawn = document.getElementById('root')?.dataset.prerendered !== undefined;

// A server-rendered page first loads its fonts, then its scripts. With nothing rendered, or in a background tab, there
// is nothing to wait for.
if (isDrawn && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else void start();

// The diagnosis' data and its screen's script load in parallel with the main script.
if (location.pathname.startsWith('/diagnosis/')) {
  readEarly(location.pathname, localStore.read(calculationModeKey));
  // A failure is reported when the screen is requested again.
  import('./features/dashboard/dashboard-screen.tsx').catch(() => {});
}
