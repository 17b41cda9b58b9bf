/**
 * Prepares the analysis thread and exits: `exiting-child.ts <ms before the exit>`. Without a time, exits as soon
 * as the thread has answered.
 */
import { diagnoseInThread, prepareDiagnosisThread } from '#diagnosis/diagnose-thread.ts';

const ms = process.argv[2];
prepareDiagnosisThread();
if (ms === undefined) {
  const crawled = { pages: [], notes: [], failure: null, reachedUrl: null, favicon: null };
  await diagnoseInThread(
    { companyType: 'unknown', companySize: '1-10' },
    crawled as unknown as Parameters<typeof diagnoseInThread>[1],
  ).catch(() => {});
  process.exit(0);
}
setTimeout(() => process.exit(0), Number(ms));
