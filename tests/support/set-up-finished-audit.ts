import { beforeEach } from 'vitest';
import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import type { SetUpTestApi } from './set-up-test-api.ts';
import { createFinishedAudit } from './test-audits.ts';
import type { TestBrowser } from './test-browser.ts';

interface Row {
  id: number;
  name: string;
  workflow?: string;
  assignedRole?: string | null;
}

/** Recreated before each test. */
export interface FinishedAudit {
  readonly id: number;
  readonly owner: TestBrowser;
  /** Ids of the workflow "Appointments" and its task "Confirm appointments"; 0 if there is none. */
  readonly appointments: number;
  readonly confirming: number;
  workflows(): string;
  tasks(): string;
  rows(what: 'workflows' | 'tasks'): Promise<Row[]>;
  remake(diagnosis: Partial<Diagnosis>): Promise<void>;
}

export function setUpFinishedAudit(used: SetUpTestApi): FinishedAudit {
  let current = { id: 0, owner: null as TestBrowser | null, appointments: 0, confirming: 0 };

  const ownerOf = (): TestBrowser => {
    if (!current.owner) throw new Error('The audit is there from the first test on');
    return current.owner;
  };
  const workflows = () => `/api/audits/${current.id}/workflows`;
  const tasks = () => `/api/audits/${current.id}/tasks`;
  const rows = async (what: 'workflows' | 'tasks') =>
    (await ownerOf().get(what === 'workflows' ? workflows() : tasks())).body as unknown as Row[];
  const idOf = async (what: 'workflows' | 'tasks', name: string) =>
    (await rows(what)).find((row) => row.name === name)?.id ?? 0;

  const make = async (diagnosis: Partial<Diagnosis>) => {
    current = { ...(await createFinishedAudit(used.api, diagnosis)), appointments: 0, confirming: 0 };
    current.appointments = await idOf('workflows', 'Appointments');
    current.confirming = await idOf('tasks', 'Confirm appointments');
  };
  beforeEach(() => make({}));

  return {
    get id() {
      return current.id;
    },
    get owner() {
      return ownerOf();
    },
    get appointments() {
      return current.appointments;
    },
    get confirming() {
      return current.confirming;
    },
    workflows,
    tasks,
    rows,
    remake: async (diagnosis) => {
      await used.database.pool.query('truncate audits, scans cascade');
      await make(diagnosis);
    },
  };
}
