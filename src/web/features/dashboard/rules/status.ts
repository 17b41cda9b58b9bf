import type { AuditStatus } from '#shared/schemas/audit.ts';

export function isRunning(status: AuditStatus): boolean {
  return status === 'pending' || status === 'scanning' || status === 'analyzing' || status === 'processing';
}

export function bannerTexts(status: AuditStatus): { title: string; subline: string } | null {
  if (status === 'scanning') {
    return {
      title: 'Scanning Website...',
      subline: 'Collecting website information and identifying workflows',
    };
  }
  if (status === 'analyzing' || status === 'processing') {
    return { title: 'Analyzing Data...', subline: 'Applying AI mapping framework to categorize tasks' };
  }
  return null;
}
