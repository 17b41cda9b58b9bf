import { type ComponentProps, useEffect, useRef } from 'react';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { TextInput } from '#web/components/ui/text-input.tsx';

/** Browsers that expect a decimal point would read "2,5" as 25, so we replace the comma first. */
export function HoursInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const putPoint = (event: InputEvent) => {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (!text.includes(',') || writesComma()) return;
      event.preventDefault();
      document.execCommand('insertText', false, text.replace(',', '.').trim());
    };
    element?.addEventListener('beforeinput', putPoint);
    return () => element?.removeEventListener('beforeinput', putPoint);
  }, []);
  return (
    <TextInput
      ref={input}
      type="number"
      inputMode="decimal"
      min={manualEntryLimits.minHours}
      max={manualEntryLimits.maxHours}
      step={0.5}
      {...props}
    />
  );
}

/** Guesses from the browser's language whether its number inputs accept a decimal comma. */
function writesComma(): boolean {
  return (1.5).toLocaleString(navigator.language).includes(',');
}
