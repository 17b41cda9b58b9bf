/** The text is 16 px, so that phones don't zoom in on focus. */
export const controlClass = [
  'block w-full min-w-0 rounded-md border border-control bg-surface px-3.5 text-base text-ink',
  'placeholder:text-ink-secondary transition-colors duration-150',
  'hover:border-ink-secondary aria-invalid:border-danger-text',
  'disabled:cursor-not-allowed disabled:opacity-60',
].join(' ');
