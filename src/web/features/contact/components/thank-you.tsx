import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';

/** Takes focus, because the button that had it is gone. */
export function ThankYou({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Button ref={button} onClick={onClose} className="w-full">
      Close
    </Button>
  );
}
