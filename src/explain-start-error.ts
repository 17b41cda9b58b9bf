import { AppError } from './errors.ts';

const listenFaults: Record<string, string> = {
  EADDRINUSE: 'PORT: another program is using that port; set PORT to a different one.',
  EACCES: "PORT: this user isn't allowed to listen on that port; choose one above 1023.",
  EADDRNOTAVAIL: "HOST: no network interface has that address; set HOST to one of this machine's addresses.",
};

/** Null for an unexpected error, which needs to be shown in full. */
export function explainStartError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AppError || ['ProfileError', 'KnowledgeError'].includes(error.name))
    return oneLine(error.message);
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') return listenFaults[code ?? ''] ?? oneLine(error.message);
  if (code !== undefined && path !== undefined) return `Cannot use ${path}: ${oneLine(error.message)}`;
  return null;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, '; ');
}
