import { type ComponentProps, useEffect, useRef } from 'react';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { withDecimalPoint } from '#shared/schemas/numbers.ts';
import { TextInput } from '#web/components/ui/text-input.tsx';

/**
 * Browsers that expect a decimal point would read "2,5" as 25, so we replace the comma first. In whole numbers, a
 * comma separates thousands.
 */
export function HoursInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const putPoint = (event: InputEvent) => {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (!text.includes(',') || writesComma()) return;
      event.preventDefault();
      const isWhole = Number.isInteger(Number(element?.step));
      document.execCommand('insertText', false, isWhole ? text.replaceAll(',', '') : withDecimalPoint(text));
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
  try {
    return (1.5).toLocaleString(navigator.language).includes(',');
  } catch {
    // Some systems report a language that isn't valid here, such as "en-US@posix".
    return false;
  }
}
