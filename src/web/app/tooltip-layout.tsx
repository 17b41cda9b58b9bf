import { Outlet } from 'react-router';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { SampleNote } from './sample-note.tsx';

/** These screens share one tooltip provider, so that the next tooltip opens faster than the first. */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <SampleNote />
      <Outlet />
    </TooltipProvider>
  );
}
