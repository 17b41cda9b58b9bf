import { ProseSection } from '#web/components/ui/prose-page.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Specimen } from './specimen.tsx';
import { ActionSpecimens } from './specimens/action-specimens.tsx';
import { ControlSpecimens } from './specimens/control-specimens.tsx';
import { MarkSpecimens } from './specimens/mark-specimens.tsx';
import { OverlaySpecimens } from './specimens/overlay-specimens.tsx';
import { StateSpecimens } from './specimens/state-specimens.tsx';
import { StructureSpecimens } from './specimens/structure-specimens.tsx';
import { TokenSpecimens } from './specimens/token-specimens.tsx';

/** Exists only in development. The end-to-end tests check contrast and accessible names on this page. */
export function ComponentsScreen() {
  useDocumentTitle('Components');
  return (
    <div className="mx-auto max-w-page px-4 pt-10 sm:px-8">
      <h1 className="text-2xl">Components</h1>
      <p className="mt-3 max-w-text text-ink-secondary">
        Each component in its states, light on the left and dark on the right. Hover and focus work: try them.
      </p>
      {groups.map(({ title, Specimens }) => (
        <ProseSection key={title} title={title}>
          <div className="grid lg:grid-cols-2">
            {schemes.map((scheme) => (
              <Specimen key={scheme} scheme={scheme}>
                <Specimens scheme={scheme} />
              </Specimen>
            ))}
          </div>
        </ProseSection>
      ))}
    </div>
  );
}

const schemes = ['light', 'dark'] as const;

const groups = [
  { title: 'Colors and type', Specimens: TokenSpecimens },
  { title: 'Actions', Specimens: ActionSpecimens },
  { title: 'Controls', Specimens: ControlSpecimens },
  { title: 'Marks', Specimens: MarkSpecimens },
  { title: 'Structure', Specimens: StructureSpecimens },
  { title: 'Empty, loading, error', Specimens: StateSpecimens },
  { title: 'Overlays', Specimens: OverlaySpecimens },
];
