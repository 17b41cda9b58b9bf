import { localStore } from './lib/browser-storage.ts';
import { calculationModeKey, readEarly } from './lib/early-reads.ts';

const start = () => import('./start.tsx');
const isDrawn = document.getElementById('root')?.dataset.prerendered !== undefined;

// On a server-rendered page, the app is loaded after the first frame, so that the fonts load first. An empty page
// need not wait, and a background tab draws no frames.
if (isDrawn && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else void start();

if (location.pathname.startsWith('/diagnosis/')) {
  readEarly(location.pathname, localStore.read(calculationModeKey));
  // A failure is reported when the screen is requested again.
  import('./features/dashboard/dashboard-screen.tsx').catch(() => {});
}
