import { type ComponentType, useEffect, useState } from 'react';
import { downloadReportEvent, type ReportRequest } from '#web/lib/download-report.ts';
import { isWaitingForReport } from '#web/lib/report-waiting.ts';
import { showToast } from '#web/lib/toast.ts';

interface ReportFlowProps {
  /** A new object counts as a new request. */
  request: ReportRequest | null;
}

const loadReportFlow = () => import('#web/features/subscription/report-flow.tsx');

export function ReportHost() {
  const [Flow, setFlow] = useState<ComponentType<ReportFlowProps> | null>(null);
  const [request, setRequest] = useState<ReportRequest | null>(null);
  useEffect(() => {
    const load = async () => {
      const { ReportFlow } = await loadReportFlow();
      setFlow(() => ReportFlow);
    };
    const begin = async (event: Event) => {
      try {
        await load();
        setRequest({ ...(event as CustomEvent<ReportRequest>).detail });
      } catch {
        showToast({
          title: 'Download failed',
          description: 'Please check your connection and try again.',
          tone: 'destructive',
        });
      }
    };
    window.addEventListener(downloadReportEvent, begin);
    // Continues to wait for a verification after a page reload. If the script fails to load, the next press of the
    // report button tries again.
    if (isWaitingForReport()) load().catch(() => undefined);
    return () => window.removeEventListener(downloadReportEvent, begin);
  }, []);
  return Flow ? <Flow request={request} /> : null;
}
