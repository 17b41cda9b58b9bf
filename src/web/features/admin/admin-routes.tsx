import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { OverviewScreen } from './sections/overview-screen.tsx';

export function AdminRoutes() {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the page">
          <Skeleton className="mx-auto mt-12 h-64 max-w-page" />
        </Loading>
      }
    >
      <Routes>
        <Route index element={<OverviewScreen />} />
        <Route path="diagnoses" element={<DiagnosesScreen />} />
        <Route path="leads" element={<LeadsScreen />} />
        <Route path="leads/enquiries" element={<EnquiriesScreen />} />
        <Route path="leads/subscribers" element={<SubscribersScreen />} />
        <Route path="leads/:id" element={<LeadScreen />} />
        <Route path="mail" element={<MailScreen />} />
        <Route path="jobs" element={<JobsScreen />} />
        <Route path="audits/:id" element={<ExplanationScreen />} />
        <Route path="prospects" element={<ProspectsScreen />} />
        <Route path="prospects/:id" element={<ProspectListScreen />} />
        <Route path="model" element={<ModelScreen />} />
        <Route path="health" element={<HealthScreen />} />
        <Route path="audit-trail" element={<AuditLogScreen />} />
        <Route path="embed" element={<EmbedSettingsScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="*" element={<NotFoundCard />} />
      </Routes>
    </Suspense>
  );
}

const DiagnosesScreen = lazy(async () => ({
  default: (await import('./sections/diagnoses-screen.tsx')).DiagnosesScreen,
}));
const LeadsScreen = lazy(async () => ({
  default: (await import('./sections/leads-screen.tsx')).LeadsScreen,
}));
const EnquiriesScreen = lazy(async () => ({
  default: (await import('./sections/leads-lists.tsx')).EnquiriesScreen,
}));
const SubscribersScreen = lazy(async () => ({
  default: (await import('./sections/leads-lists.tsx')).SubscribersScreen,
}));
const LeadScreen = lazy(async () => ({
  default: (await import('./sections/lead-screen.tsx')).LeadScreen,
}));
const MailScreen = lazy(async () => ({
  default: (await import('./sections/mail-screen.tsx')).MailScreen,
}));
const JobsScreen = lazy(async () => ({
  default: (await import('./sections/jobs-screen.tsx')).JobsScreen,
}));
const ModelScreen = lazy(async () => ({
  default: (await import('./sections/model-screen.tsx')).ModelScreen,
}));
const HealthScreen = lazy(async () => ({
  default: (await import('./sections/health-screen.tsx')).HealthScreen,
}));
const AuditLogScreen = lazy(async () => ({
  default: (await import('./sections/audit-log-screen.tsx')).AuditLogScreen,
}));
const EmbedSettingsScreen = lazy(async () => ({
  default: (await import('./sections/embed-settings-screen.tsx')).EmbedSettingsScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./sections/settings-screen.tsx')).SettingsScreen,
}));
const ExplanationScreen = lazy(async () => ({
  default: (await import('./explanation-screen.tsx')).ExplanationScreen,
}));
const ProspectsScreen = lazy(async () => ({
  default: (await import('./prospects/prospects-screen.tsx')).ProspectsScreen,
}));
const ProspectListScreen = lazy(async () => ({
  default: (await import('./prospects/prospect-list-screen.tsx')).ProspectListScreen,
}));
