import { Boxes } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditKind } from '#shared/schemas/audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';
import { openContactForm } from '#web/lib/open-contact-form.ts';

interface NoModulesProps {
  audit: { kind: AuditKind; mine: boolean };
  /** Leads to the place where the owner can change workflows and tasks. */
  toTasks: ReactNode;
}

export const noModulesTitle = 'No module recommendations available yet';

export function NoModules({ audit, toTasks }: NoModulesProps) {
  return (
    <EmptyState
      icon={Boxes}
      title={noModulesTitle}
      action={
        <div className="no-print mt-2 flex flex-wrap justify-center gap-3">
          {audit.mine && toTasks}
          <Button variant="secondary" onClick={openContactForm}>
            Get in Touch
          </Button>
        </div>
      }
    >
      {textFor(audit)}
    </EmptyState>
  );
}

function textFor({ kind, mine }: NoModulesProps['audit']): string {
  if (kind === 'manual')
    return 'None of our modules fit the tasks you entered. Add more tasks, or get in touch.';
  const reason = 'We match modules to tasks, and none of the tasks in this diagnosis fit a module.';
  return mine
    ? `${reason} To complete the analysis, add or correct workflows and tasks, or get in touch.`
    : `${reason} Get in touch, and we'll complete the analysis together.`;
}
