import { Outlet } from 'react-router';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { SampleNote } from './sample-note.tsx';

/**
 * Around the screens that show audits: one set of tooltip delays, so that the next tooltip opens faster than
 * the first, and the note on the sample.
 */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <SampleNote />
      <Outlet />
    </TooltipProvider>
  );
}
