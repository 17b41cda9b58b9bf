import { describe, expect, it } from 'vitest';
import { reportToasts } from './messages.ts';

describe('the toasts of the report', () => {
  it('say which audit id is missing where', () => {
    expect(reportToasts.missingAudit('dashboard')).toEqual({
      title: 'Error',
      description: 'Audit ID is missing. Cannot download PDF.',
      tone: 'destructive',
    });
    expect(reportToasts.missingAudit('modules').description).toBe(
      'Audit ID is missing, cannot download PDF.',
    );
  });

  it('show the one about the report being generated for ten seconds', () => {
    expect(reportToasts.opening).toEqual({
      title: 'Generating Report',
      description: 'Your PDF report is being generated and will download shortly. Please wait...',
      durationMs: 10_000,
    });
  });

  it('have a default text', () => {
    expect(reportToasts.downloadFailed('').description).toBe('Failed to download the report');
    expect(reportToasts.refused('').description).toBe(
      'You need to provide and verify your email address to download this report.',
    );
    expect(reportToasts.subscribeFailed('').description).toBe('Failed to subscribe. Please try again.');
  });
});
