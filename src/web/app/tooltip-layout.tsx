import { Outlet } from 'react-router';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { SampleNote } from './sample-note.tsx';

/**
 * Layout of the screens that show audits, of manual entry, and of the admin area. They share one tooltip
 * provider, so that the next tooltip opens faster than the first.
 */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <SampleNote />
      <Outlet />
    </TooltipProvider>
  );
}
