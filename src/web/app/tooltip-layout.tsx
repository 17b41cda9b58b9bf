import { Outlet } from 'react-router';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';

/** Gives the screens below it one set of tooltip delays, so that the next tooltip opens faster than the first. */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
