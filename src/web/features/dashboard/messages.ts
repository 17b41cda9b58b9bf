import type { Framework } from '#shared/schemas/framework.ts';

/** Where the specification gives a message, we use it word for word. */
export const messages = {
  scanStarted: {
    title: 'Scan started',
    description: 'Website scanning has begun. This may take a few moments.',
  },
  scanFailed: { title: 'Failed to start scan', fallback: "We couldn't start the scan. Please try again." },
  scanComplete: (name: string) => ({
    title: 'Scan Complete',
    description: `Analysis of ${name} is now complete. You can view the results and continue to the full report.`,
  }),
  syncStarted: 'Syncing stats...',
  statsUpdated: 'Stats updated',
  syncFailed: {
    title: 'Stats partially updated',
    description: 'Data is still being processed. Please wait a moment for tasks to appear.',
  },
  refreshFailed: 'Error refreshing tasks',
  retriesExhausted: {
    title: 'Some data still loading',
    description: "Please use the Refresh Data button if you don't see all results.",
  },
  stillLoading: {
    title: 'Data is still loading',
    text: 'The scan has completed, but some data is still loading. Please wait a moment for automatic refresh.',
  },
  scanToCome: {
    title: 'The scan is about to start',
    subline: "We'll read your website next; its pages appear below as we read them",
  },
  scanNote: "This process typically takes 1-2 minutes. Please don't navigate away from this page.",
  loadingHint: "Please don't refresh the page. Results appear here as we find them.",
  unreachable: 'No connection right now. The scan continues, and this page keeps checking.',
  noWorker: "We can't run diagnoses right now. Yours will continue once we can.",
  typedTasks: 'These figures come from the tasks and hours you entered.',
  taskMissing: 'Task details not found.',
  selectTask: 'Select a task on the graph to see details.',
  workflowsToCome: 'Workflows appear here as we find them.',
  noWorkflows: 'No workflows found. Start an analysis to see results.',
  onlySuggestions: 'The website says too little about any workflow for us to count it.',
  workflowsRemoved: 'All workflows of this diagnosis were removed.',
  addWorkflow: 'Add one to see its tasks, value, and modules.',
  rolesFailed: {
    title: 'Failed to assign roles',
    description: 'Could not assign team roles to tasks. Please try again.',
  },
  rolesAssigned: 'Roles assigned',
  changedElsewhere:
    "This diagnosis changed while you were editing. You're now looking at the latest version. Try again to make your change.",
  saveFailed: "We couldn't save the change",
  typeChange: {
    done: {
      title: 'Company type changed',
      description: 'This is the diagnosis for the new company type. The previous one stays in your list.',
    },
    failed: "We couldn't change the company type",
  },
  specialtyChange: {
    done: {
      title: 'Line of business changed',
      description: 'This is the diagnosis for the new line of business. The previous one stays in your list.',
    },
    failed: "We couldn't change the line of business",
  },
} as const;

export const frameworkMeanings: Record<Framework, { relation: string; meant: string }> = {
  Automate: { relation: 'AI greater than human', meant: 'Low-value, mainstream tasks' },
  Optimize: { relation: 'AI equals human', meant: 'Mixed tasks' },
  Enhance: { relation: 'Human greater than AI', meant: 'High-value, unique tasks' },
};

export const ratingMeanings = {
  serviceValue: 'Service value, from 1 (mainstream and common) to 10 (highly specialized and unique).',
  replicabilityDifficulty:
    'Replicability difficulty, from 1 (easy to automate with AI) to 10 (very difficult).',
} as const;
