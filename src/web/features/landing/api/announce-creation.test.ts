import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryKeys } from '#web/lib/query-keys.ts';
import { dismissToast, toastStore } from '#web/lib/toast.ts';
import { announceCreation } from './announce-creation.ts';

afterEach(() => dismissToast(toastStore.read()?.id ?? 0));

it.each([
  [
    false,
    'Diagnosis created successfully',
    'Your diagnosis has been created and will start analyzing the website.',
  ],
  [true, 'Existing Diagnosis Found', 'Displaying previous results for https://www.example.com.'],
])(
  'with existingAudit %s lists of audits are read again and the visitor is told',
  (existingAudit, title, description) => {
    const client = new QueryClient();
    client.setQueryData(queryKeys.audits, []);
    announceCreation(client, { website: 'https://www.example.com', existingAudit });
    expect(client.getQueryState(queryKeys.audits)?.isInvalidated).toBe(true);
    expect(toastStore.read()).toMatchObject({ title, description });
  },
);
