import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { LandingScreen } from '#web/features/landing/landing-screen.tsx';
import { ScreenFallback } from './screen-fallback.tsx';

export function ScreenRoutes() {
  return (
    <Suspense fallback={<ScreenFallback />}>
      <Routes>
        <Route path="/" element={<LandingScreen />} />
        <Route element={<TooltipLayout />}>
          <Route path="/manual-entry" element={<ManualEntryScreen />} />
          <Route path="/diagnosis/:id" element={<DashboardScreen />} />
          <Route path="/diagnosis/:id/modules" element={<ModulesScreen />} />
          <Route path="/diagnosis/:id/compare/:other" element={<CompareScreen />} />
          <Route path="/report/:id" element={<ReportScreen />} />
          <Route path="/admin/*" element={<AdminRoutes />} />
        </Route>
        <Route path="/embed/*" element={<EmbedRoutes />} />
        <Route path="/audit/:id" element={<AuditRedirect />} />
        <Route path="/method" element={<MethodScreen />} />
        <Route path="/bot" element={<BotScreen />} />
        <Route path="/privacy" element={<PrivacyScreen />} />
        <Route path="/verify/:token" element={<MailLinkScreen purpose="verify" />} />
        <Route path="/unsubscribe/:token" element={<MailLinkScreen purpose="unsubscribe" />} />
        <Route path="/delete/:token" element={<MailLinkScreen purpose="delete" />} />
        {ComponentsScreen && <Route path="/components" element={<ComponentsScreen />} />}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** The specification mentions this path in one place, as the target after a manual entry. */
function AuditRedirect() {
  return <Navigate to={`/diagnosis/${useParams().id ?? ''}`} replace />;
}

const TooltipLayout = lazy(async () => ({ default: (await import('./tooltip-layout.tsx')).TooltipLayout }));
const DashboardScreen = lazy(async () => ({
  default: (await import('#web/features/dashboard/dashboard-screen.tsx')).DashboardScreen,
}));
const ManualEntryScreen = lazy(async () => ({
  default: (await import('#web/features/manual-entry/manual-entry-screen.tsx')).ManualEntryScreen,
}));
const ModulesScreen = lazy(async () => ({
  default: (await import('#web/features/modules/modules-screen.tsx')).ModulesScreen,
}));
const CompareScreen = lazy(async () => ({
  default: (await import('#web/features/compare/compare-screen.tsx')).CompareScreen,
}));
const ReportScreen = lazy(async () => ({
  default: (await import('#web/features/report/report-screen.tsx')).ReportScreen,
}));
const MethodScreen = lazy(async () => ({
  default: (await import('#web/features/method/method-screen.tsx')).MethodScreen,
}));
const BotScreen = lazy(async () => ({
  default: (await import('#web/features/bot/bot-screen.tsx')).BotScreen,
}));
const PrivacyScreen = lazy(async () => ({
  default: (await import('#web/features/privacy/privacy-screen.tsx')).PrivacyScreen,
}));
const AdminRoutes = lazy(async () => ({
  default: (await import('#web/features/admin/admin-routes.tsx')).AdminRoutes,
}));
const EmbedRoutes = lazy(async () => ({ default: (await import('./embed-routes.tsx')).EmbedRoutes }));
const MailLinkScreen = lazy(async () => ({
  default: (await import('#web/features/mail-link/mail-link-screen.tsx')).MailLinkScreen,
}));
const ComponentsScreen = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('#web/features/components-page/components-screen.tsx')).ComponentsScreen,
    }))
  : null;
const NotFoundScreen = lazy(async () => ({
  default: (await import('#web/features/not-found/not-found-screen.tsx')).NotFoundScreen,
}));
