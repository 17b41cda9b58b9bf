const start = () => import('./start.tsx');
const isDrawn = document.getElementById('root')?.dataset.prerendered !== undefined;

// A page that the server drew is shown with its fonts first; what makes it answer comes right after. Where
// nothing is drawn, or nobody looks yet, there is nothing to wait for.
if (isDrawn && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else void start();
