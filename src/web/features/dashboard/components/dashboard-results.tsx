import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx';
import type { DashboardAudit } from '../api/dashboard-queries.ts';
import type { Dashboard } from '../api/use-dashboard.ts';
import type { Edits } from '../api/use-edits.ts';
import { AnalysisTab } from './analysis-tab.tsx';
import type { EditTarget } from './edit/edit-target.ts';
import { FreshNamesProvider } from './scan/fresh-names.tsx';

const loadModulesTab = async () => ({ default: (await import('./modules/modules-tab.tsx')).ModulesTab });
const ModulesTab = lazy(loadModulesTab);

interface DashboardResultsProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  edits: Edits;
  onEdit: ((target: EditTarget) => void) | undefined;
  tab: string;
  onTabChange: (tab: string) => void;
}

export function DashboardResults({
  dashboard,
  audit,
  edits,
  onEdit,
  tab,
  onTabChange,
}: DashboardResultsProps) {
  return (
    // Remounts when interim findings become results, because their layout differs.
    <Tabs
      key={dashboard.running ? 'making' : 'made'}
      value={tab}
      onValueChange={onTabChange}
      className="mt-8 animate-appear"
    >
      <TabList aria-label="Results" className="no-print">
        <Tab value="workflowAnalysis" pulseWhenInactive>
          Workflow Analysis
        </Tab>
        <Tab value="modules" pulseWhenInactive onPointerEnter={loadModulesTab} onFocus={loadModulesTab}>
          Modules
        </Tab>
      </TabList>
      <TabPanel value="workflowAnalysis">
        <FreshNamesProvider reading={audit.closerReading}>
          <AnalysisTab dashboard={dashboard} audit={audit} edits={edits} onEdit={onEdit} />
        </FreshNamesProvider>
      </TabPanel>
      <TabPanel value="modules">
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
          <ModulesTab
            dashboard={dashboard}
            audit={audit}
            onShowTasks={() => onTabChange('workflowAnalysis')}
          />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
