import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { SecondFactor } from '../components/settings/second-factor.tsx';
import { SessionList, SignOutEverywhere } from '../components/settings/session-list.tsx';

export function SettingsScreen() {
  return (
    <AdminPage title="Settings">
      <AdminSection title="Sessions" actions={<SignOutEverywhere />}>
        <SessionList />
      </AdminSection>
      <AdminSection title="Two-factor authentication">
        <SecondFactor />
      </AdminSection>
    </AdminPage>
  );
}
