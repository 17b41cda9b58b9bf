import { AdminPage } from '../components/layout/admin-page.tsx';
import { ModelSection } from '../components/model/model-section.tsx';

/** The language model as second reader: settings, cost, and the outcome of its proposals. */
export function ModelScreen() {
  return (
    <AdminPage title="Language model" documentTitle="Model">
      <section aria-label="Language model" className="min-w-0">
        <ModelSection />
      </section>
    </AdminPage>
  );
}
