import { manualCompanyTypeLabels } from '#shared/schemas/company.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { DraftChange } from '../draft/change-draft.ts';
import type { EntryErrors } from '../draft/check-draft.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';
import { TabActions } from './tab-actions.tsx';

const typeOptions = Object.entries(manualCompanyTypeLabels).map(([value, label]) => ({ value, label }));

interface BusinessTabProps {
  businessInfo: ManualEntryDraft['businessInfo'];
  errors: EntryErrors;
  onChange: (change: DraftChange) => void;
  onNext: () => void;
  /** Both are undefined until something other than the website and company type is filled in. */
  onStartAnother?: () => void;
  onDelete?: () => void;
}

export function BusinessTab(props: BusinessTabProps) {
  const { businessInfo, errors, onChange, onNext, onStartAnother, onDelete } = props;
  const bind = (name: keyof typeof businessInfo) => ({
    name: `businessInfo.${name}`,
    value: businessInfo[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ kind: 'business-info', change: { [name]: event.target.value } }),
  });
  return (
    <>
      <div className="grid gap-5">
        <Field
          label="Website URL"
          hint="Enter your company website or a reference URL"
          error={errors['businessInfo.website']}
        >
          {(control) => (
            <TextInput
              {...control}
              {...bind('website')}
              placeholder="example.com"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Company Type" error={errors['businessInfo.companyType']}>
          {(control) => <Select {...control} {...bind('companyType')} options={typeOptions} />}
        </Field>
        <Field
          label="Business Description"
          hint="What the company does, for whom, and with how many people"
          error={errors['businessInfo.businessDescription']}
        >
          {(control) => <TextArea {...control} {...bind('businessDescription')} rows={5} />}
        </Field>
        <Field
          label="Number of People"
          optional
          hint="Everyone who works at the company. We won't count more hours than they can work."
          error={errors['businessInfo.headcount']}
        >
          {(control) => (
            <TextInput {...control} {...bind('headcount')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      </div>
      <TabActions>
        <Button onClick={onNext}>Next: Define Workflows</Button>
      </TabActions>
      {onStartAnother && onDelete && (
        <div className="mt-4 -ml-3 flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" onClick={onStartAnother}>
            Start another entry
          </Button>
          <Button variant="quiet-danger" size="sm" onClick={onDelete}>
            Delete this entry
          </Button>
        </div>
      )}
    </>
  );
}
