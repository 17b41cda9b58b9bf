import { once } from 'node:events';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import { exampleDiagnosis, examplePage } from './scan-examples.ts';

/**
 * Saves pages until there are ten, one every 50 ms. For company type `tech`, the process kills itself before the
 * third page. After page HOLD_AT_PAGE, waits for SIGUSR2 or an abort.
 */
export const diagnose: Diagnose = async (request, context) => {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (let n = context.storedPages.length; n < 10; n++) {
    if (request.companyType === 'tech' && n === 2) process.kill(process.pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await context.savePage(examplePage(n)).catch((error) => {
      say(error.code);
      throw error;
    });
    say(`page ${n}`);
    if (n === Number(process.env.HOLD_AT_PAGE))
      await once(process, 'SIGUSR2', { signal: context.signal }).catch(() => {});
  }
  return exampleDiagnosis();
};
