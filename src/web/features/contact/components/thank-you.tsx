import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';

/** The state after success. The focus moves here, since the button that was pressed is gone. */
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
