import { localStore } from './lib/browser-storage.ts';
import { calculationModeKey, readEarly } from './lib/early-reads.ts';

const start = () => import('./start.tsx');
const isDrawn = document.getElementById('root')?.dataset.prerendered !== undefined;

// A page that the server drew is shown with its fonts first; what makes it answer comes right after. Where
// nothing is drawn, or nobody looks yet, there is nothing to wait for.
if (isDrawn && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else void start();

// What a diagnosis shows, and the script of its screen, come beside the scripts and not one after the other.
if (location.pathname.startsWith('/diagnosis/')) {
  readEarly(location.pathname, localStore.read(calculationModeKey));
  // Should it fail, the screen that asks for it again says so.
  import('./features/dashboard/dashboard-screen.tsx').catch(() => {});
}
