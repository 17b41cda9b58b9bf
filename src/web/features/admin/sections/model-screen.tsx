import { AdminPage } from '../components/layout/admin-page.tsx';
import { ModelSection } from '../components/model/model-section.tsx';

export function ModelScreen() {
  return (
    <AdminPage title="Language model" documentTitle="Model">
      <section aria-label="Language model" className="min-w-0">
        <ModelSection />
      </section>
    </AdminPage>
  );
}
