import { expect, it } from 'vitest';
import { putPageData, readPageData } from './page-data.ts';
import { createQueryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

const config = {
  privacyUrl: '/privacy',
  brand: { name: 'North Star', accentLight: '#0f766e', accentDark: '#2dd4bf' },
  contact: { email: 'desk@example.org', phone: '+44 20 7946 0000' },
  disclaimers: { landing: 'a', sidePanel: 'b', value: 'c', taskList: 'd', modulesMobile: 'e' },
  rates: {},
  limits: {},
  retention: {},
};

it('gives the page its configuration without a call', () => {
  const data = readPageData(JSON.stringify({ config }));
  const client = createQueryClient();
  if (data) putPageData(client, data);
  expect(client.getQueryData(queryKeys.config)).toEqual(config);
  expect(client.getQueryData(queryKeys.method)).toBeUndefined();
});

it.each([null, undefined, '', '{', '{}', 'null', JSON.stringify({ config: { ...config, brand: {} } })])(
  'leaves %j to the API',
  (text) => expect(readPageData(text)).toBeNull(),
);
