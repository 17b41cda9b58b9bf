import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { withDecimalPoint } from '#shared/schemas/numbers.ts';
import type { TeamRole } from '#shared/schemas/workflow.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';

export interface TypedRole {
  role: string;
  count: string;
  hourlyRate: string;
}

interface TeamRolesFieldsProps {
  roles: readonly TypedRole[];
  onChange: (roles: TypedRole[]) => void;
  error: string | undefined;
}

const columns = 'grid grid-cols-[minmax(0,1fr)_4rem_5.5rem_2.75rem] gap-2';

export function TeamRolesFields({ roles, onChange, error }: TeamRolesFieldsProps) {
  const roleListId = useId();
  const known = Object.keys(usePublicConfig()?.rates.assumptions.roleRatesUsdPerHour ?? {});
  const change = (at: number, part: Partial<TypedRole>) =>
    onChange(roles.map((role, index) => (index === at ? { ...role, ...part } : role)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-strong">Roles, headcounts, and hourly rates in USD</legend>
      {roles.length > 0 && (
        <div aria-hidden className={classNames(columns, '-mb-2 text-xs text-ink-secondary')}>
          <span>Role</span>
          <span>People</span>
          <span>USD per hour</span>
        </div>
      )}
      {roles.map((role, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a role being typed
        <div key={index} className={columns}>
          <TextInput
            aria-label={`Role ${index + 1}`}
            list={roleListId}
            value={role.role}
            onChange={(event) => change(index, { role: event.target.value })}
          />
          <TextInput
            aria-label={`People in role ${index + 1}`}
            inputMode="numeric"
            value={role.count}
            onChange={(event) => change(index, { count: event.target.value })}
          />
          <TextInput
            aria-label={`Hourly rate for role ${index + 1}`}
            inputMode="decimal"
            value={role.hourlyRate}
            onChange={(event) => change(index, { hourlyRate: event.target.value })}
          />
          <button
            type="button"
            aria-label={`Remove role ${index + 1}`}
            onClick={() => onChange(roles.filter((_role, at) => at !== index))}
            className="inline-flex size-11 items-center justify-center rounded-md text-ink-secondary hover:bg-neutral-soft hover:text-ink"
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        </div>
      ))}
      <datalist id={roleListId}>
        {known.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      {error && <p className="text-sm text-danger-text">{error}</p>}
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange([...roles, { role: '', count: '1', hourlyRate: '' }])}
        >
          <Plus aria-hidden className="size-4" />
          Add a role
        </Button>
      </div>
    </fieldset>
  );
}

export function writeRoles(roles: readonly TeamRole[]): TypedRole[] {
  return roles.map((role) => ({
    role: role.role,
    count: String(role.count),
    hourlyRate: String(role.hourlyRate),
  }));
}

/** Invalid numbers become null, which the server rejects with a message for the field. */
export function readRoles(
  roles: readonly TypedRole[],
): { role: string; count: number | null; hourlyRate: number | null }[] {
  return roles.map((role) => ({
    role: role.role,
    count: readNumber(role.count),
    hourlyRate: readNumber(role.hourlyRate),
  }));
}

function readNumber(text: string): number | null {
  const trimmed = withDecimalPoint(text);
  return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : null;
}
