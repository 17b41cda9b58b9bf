import { useEffect } from 'react';
import { readReportAccess } from '#web/lib/report-access.ts';
import type { WaitingReport } from '#web/lib/report-waiting.ts';
import { readVerifiedReports } from './subscriber-calls.ts';

const pollMs = 3000;

export function useVerification(
  waiting: WaitingReport | null,
  onVerified: (waiting: WaitingReport) => void,
  onLost: (waiting: WaitingReport) => void,
): void {
  useEffect(() => {
    if (waiting === null) return;
    const leaving = new AbortController();
    let looking = false;
    const look = async () => {
      const access = readReportAccess(waiting.auditId);
      if (access === null) return onLost(waiting);
      if (looking) return;
      looking = true;
      try {
        const verified = await readVerifiedReports(access.subscriberId, leaving.signal);
        if (leaving.signal.aborted) return;
        if (verified === null) onLost(waiting);
        else if (verified) onVerified(waiting);
      } catch {
        // The next check runs anyway.
      } finally {
        looking = false;
      }
    };
    const timer = setInterval(look, pollMs);
    const onReturn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('storage', onReturn);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('storage', onReturn);
    };
  }, [waiting, onVerified, onLost]);
}
