import { Link } from 'react-router';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { nameAuditInSentence } from '#shared/text/name-audit.ts';
import { UnknownAudit } from '#web/components/audit/unknown-audit.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { isStatus, messageForVisitor } from '#web/lib/api-error.ts';
import { useAuditId } from '#web/lib/audit-id.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useAddressState } from './api/use-address-state.ts';
import { useCalculationMode } from './api/use-calculation-mode.ts';
import { useCompletion } from './api/use-completion.ts';
import { useDashboard } from './api/use-dashboard.ts';
import { usePolling } from './api/use-polling.ts';
import { useStatsSync } from './api/use-stats-sync.ts';
import { ContactFloat } from './components/contact-float.tsx';
import { DashboardLayout } from './components/dashboard-layout.tsx';
import { DashboardMain } from './components/dashboard-main.tsx';
import { MainLoading } from './components/main-loading.tsx';
import { WebsitePanel } from './components/panel/website-panel.tsx';
import { WebsitePanelLoading } from './components/panel/website-panel-loading.tsx';
import { ReportFloat } from './components/report-float.tsx';
import { isEmptyDiagnosis } from './rules/missing-lists.ts';

export function DashboardScreen() {
  const id = useAuditId();
  useDocumentTitle('Diagnosis');
  if (id === null) return <UnknownAudit />;
  return <Dashboard key={id} id={id} />;
}

function Dashboard({ id }: { id: number }) {
  const [mode, setMode] = useCalculationMode();
  const [chosenTab, setTab] = useAddressState('tab', 'workflowAnalysis');
  const tab = chosenTab === 'modules' ? chosenTab : 'workflowAnalysis';
  const dashboard = useDashboard(id, mode);
  const { reachable } = usePolling(dashboard);
  const isRetrying = useCompletion(dashboard);
  useStatsSync(dashboard);
  const { audit } = dashboard;
  useDocumentTitle(audit.data ? `Diagnosis of ${nameAuditInSentence(audit.data)}` : 'Diagnosis');

  if (audit.data === undefined) {
    if (isStatus(audit.error, 404) || isStatus(audit.error, 400)) return <UnknownAudit />;
    if (audit.isError) {
      return (
        <div className="mx-auto max-w-form px-4 py-16">
          <h1 className="sr-only">Diagnosis</h1>
          <ErrorState
            title="We couldn't load the diagnosis"
            message={messageForVisitor(audit.error, 'Please try again.')}
            onRetry={() => void dashboard.retry()}
            action={
              <Link to="/" className={buttonClass({ variant: 'quiet' })}>
                Back to Home
              </Link>
            }
          />
        </div>
      );
    }
    return <DashboardLayout panel={<WebsitePanelLoading />} main={<MainLoading />} />;
  }
  return (
    <DashboardLayout
      panel={<WebsitePanel dashboard={dashboard} audit={audit.data} />}
      main={
        <DashboardMain
          dashboard={dashboard}
          audit={audit.data}
          mode={mode}
          onModeChange={setMode}
          tab={tab}
          onTabChange={setTab}
          reachable={reachable}
          isRetrying={isRetrying}
        />
      }
      float={
        tab === 'modules' &&
        audit.data.status === 'completed' &&
        id !== sampleAuditId &&
        !isEmptyDiagnosis(dashboard.counts) ? (
          <ReportFloat auditId={id} domain={audit.data.domain} />
        ) : (
          <ContactFloat />
        )
      }
    />
  );
}
