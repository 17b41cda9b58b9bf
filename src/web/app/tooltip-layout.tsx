import { Outlet } from 'react-router';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { SampleNote } from './sample-note.tsx';

/** The screens share one tooltip provider, so that moving from one tooltip to the next skips the delay. */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <SampleNote />
      <Outlet />
    </TooltipProvider>
  );
}
