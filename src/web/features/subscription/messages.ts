import type { ReportPlace } from '#web/lib/download-report.ts';
import type { ToastMessage } from '#web/lib/toast.ts';

const verificationNeeded = 'Email verification required';

export const reportToasts = {
  missingAudit: (place: ReportPlace): ToastMessage => ({
    title: 'Error',
    description:
      place === 'dashboard'
        ? 'Audit ID is missing. Cannot download PDF.'
        : 'Audit ID is missing, cannot download PDF.',
    tone: 'destructive',
  }),
  subscribeFailed: (message: string): ToastMessage => ({
    title: 'Subscription failed',
    description: message || 'Failed to subscribe. Please try again.',
    tone: 'destructive',
  }),
  subscribed: {
    title: 'Subscription Successful',
    description: 'Your details have been saved. Your PDF download will begin shortly.',
  },
  checkMail: {
    title: verificationNeeded,
    description: 'Please check your email and verify your address to download the report',
  },
  refused: (message: string): ToastMessage => ({
    title: verificationNeeded,
    description: message || 'You need to provide and verify your email address to download this report.',
    tone: 'destructive',
  }),
  opening: {
    title: 'Generating Report',
    description: 'Your PDF report is being generated and will download shortly. Please wait...',
    durationMs: 10_000,
  },
  notOpened: {
    title: 'Download Failed',
    description: 'Could not initiate the PDF download. Please try again later.',
    tone: 'destructive',
  },
  generating: (place: ReportPlace): ToastMessage =>
    place === 'modules'
      ? {
          title: 'Processing Comprehensive Report',
          description: 'Preparing your complete diagnosis and recommendations report...',
        }
      : { title: 'Generating PDF', description: 'Your PDF report is being generated...' },
  downloaded: {
    title: 'PDF Downloaded',
    description: 'Your audit report has been downloaded successfully.',
  },
  generatingFile: {
    title: 'Preparing your file',
    description: "We'll save the file as soon as it's ready.",
  },
  fileDownloaded: { title: 'File downloaded', description: "Look for it in your browser's downloads." },
  downloadFailed: (message: string): ToastMessage => ({
    title: 'Download failed',
    description: message || 'Failed to download the report',
    tone: 'destructive',
  }),
  resent: { title: 'Sent again', description: 'Please check your inbox in a minute or two.' },
  resendFailed: (message: string): ToastMessage => ({
    title: "We couldn't send the email again",
    description: message,
    tone: 'destructive',
  }),
} satisfies Record<string, ToastMessage | ((...args: never[]) => ToastMessage)>;
