import { useLocation } from 'react-router';
import type { ReportRequest } from '#web/lib/download-report.ts';
import { useReportFlow } from './api/use-report-flow.ts';
import { useVerification } from './api/use-verification.ts';
import { OptionsDialog } from './components/options-dialog.tsx';
import { SubscriptionDialog } from './components/subscription-dialog.tsx';
import { WaitingCard } from './components/waiting-card.tsx';

export function ReportFlow({ request }: { request: ReportRequest | null }) {
  const flow = useReportFlow(request);
  const { form, waiting, ready } = flow;
  useVerification(ready ? null : waiting, flow.verified, flow.lost);
  const { pathname } = useLocation();
  const isHere =
    waiting !== null && new RegExp(`^/(?:diagnosis|report)/${waiting.auditId}(?:/|$)`).test(pathname);
  return (
    <>
      <OptionsDialog target={flow.choosing} onClose={flow.closeOptions} onChosen={flow.chosen} />
      <SubscriptionDialog target={form} onClose={flow.closeForm} onSubscribed={flow.completed} />
      {isHere && (
        <WaitingCard
          waiting={waiting}
          ready={ready}
          onOpen={() => flow.openReport(waiting)}
          onOtherAddress={() => flow.otherAddress(waiting)}
          onDismiss={flow.dismiss}
        />
      )}
    </>
  );
}
