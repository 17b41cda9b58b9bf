import { useState } from 'react';
import { frameworks } from '#shared/schemas/framework.ts';
import { ExchangeRate } from '#web/components/exchange-rate.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import type { Trial } from '../../api/use-trial.ts';
import { shareFields, withShare } from '../../rules/assumption-fields.ts';
import { AssumptionInput } from './assumption-input.tsx';
import { TeamPanel } from './team-panel.tsx';
import { TypedHeadcountInput } from './typed-headcount-input.tsx';

export function AssumptionsPanel({ trial, mine }: { trial: Trial; mine: boolean }) {
  const [open, setOpen] = useState(false);
  const { assumptions, original } = trial;
  if (assumptions === null || original === null) return null;
  return (
    <div className="border-t border-rule pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-md">Assumptions</h3>
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Close' : 'Try your own'}
        </Button>
      </div>
      <ExchangeRate className="mt-1" />
      {open && (
        <div className="mt-3 grid gap-5">
          <p className="max-w-text text-sm text-ink-secondary">
            We update the figures in your browser after every change.{' '}
            {mine ? 'If you keep your changes, the diagnosis will use them.' : 'Nothing is saved.'}
          </p>
          {trial.team && <TeamPanel trial={trial} team={trial.team} />}
          <AssumptionInputs trial={trial} assumptions={assumptions} original={original} />
          {trial.hasTypedHours && (
            <Switch
              checked={assumptions.countWholeTeam}
              onCheckedChange={(countWholeTeam) => trial.change({ countWholeTeam })}
              label="Count the whole team"
              hint="Multiplies the hours you entered by each workflow's team size."
            />
          )}
          <div className="flex flex-wrap gap-3">
            {mine && (
              <Button size="sm" onClick={trial.save} disabled={!trial.changed || trial.saving}>
                {trial.saving ? 'Saving...' : 'Keep these assumptions'}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={trial.reset} disabled={!trial.changed}>
              Reset
            </Button>
            {trial.resetToUsual && (
              <Button variant="quiet" size="sm" onClick={trial.resetToUsual}>
                Reset to the default figures
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

interface AssumptionInputsProps {
  trial: Trial;
  assumptions: NonNullable<Trial['assumptions']>;
  original: NonNullable<Trial['original']>;
}

function AssumptionInputs({ trial, assumptions, original }: AssumptionInputsProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {trial.team === null && (
        <TypedHeadcountInput
          value={assumptions.headcount ?? null}
          original={original.headcount ?? null}
          onChange={(headcount) => trial.change({ headcount })}
        />
      )}
      <AssumptionInput
        label="Junior rate"
        unit="USD per hour"
        value={assumptions.juniorRateUsdPerHour}
        original={original.juniorRateUsdPerHour}
        max={10_000}
        onChange={(juniorRateUsdPerHour) => trial.change({ juniorRateUsdPerHour })}
      />
      {shareFields.map((field) => (
        <AssumptionInput
          key={field.name}
          label={field.label}
          unit="%"
          value={assumptions[field.name] * 100}
          original={original[field.name] * 100}
          max={100}
          onChange={(percent) => trial.change({ [field.name]: percent / 100 })}
        />
      ))}
      {frameworks.map((framework) => (
        <AssumptionInput
          key={framework}
          label={`Hours saved on ${framework} tasks`}
          unit="%"
          value={assumptions.savedShare[framework].likely * 100}
          original={original.savedShare[framework].likely * 100}
          max={100}
          onChange={(percent) =>
            trial.change({ savedShare: withShare(assumptions.savedShare, framework, percent / 100) })
          }
        />
      ))}
    </div>
  );
}
