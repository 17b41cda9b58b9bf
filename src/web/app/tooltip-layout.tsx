import { Outlet } from 'react-router';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { SampleNote } from './sample-note.tsx';

/**
 * Shared layout of the screens that show audits: one tooltip provider, so that the next tooltip opens faster than the
 * first, and the note on the sample.
 */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <SampleNote />
      <Outlet />
    </TooltipProvider>
  );
}
