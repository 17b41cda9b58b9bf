import { setTimeout as sleep } from 'node:timers/promises';
import { companySizes, companyTypes } from '#shared/schemas/company.ts';
import { siteNames } from '#tests/sites/site-server.ts';
import { manualEntry } from '#tests/support/test-audits.ts';

export interface Acknowledged {
  scans: number[];
  unstarted: Set<number>;
  manual: number[];
  /** By audit id: the conversion rate that the owner set and the product acknowledged. */
  edits: Map<number, number>;
  enquiries: string[];
  subscribers: string[];
}

export interface Visitors {
  acknowledged: Acknowledged;
  startUnstarted(): Promise<void>;
  leave(): Promise<void>;
}

/** One refuses robots, one shows nothing without a browser, and one only announces a future site. */
const unreadable: readonly string[] = ['closedgate', 'glasswing-studio', 'quietfield'];
const readable = siteNames.filter((name) => !unreadable.includes(name));
const scansUnderWay = 4;
const pauseMs = 60;

export function receiveVisitors(urlOf: () => string, countUnfinished: () => Promise<number>): Visitors {
  const acknowledged: Acknowledged = {
    scans: [],
    unstarted: new Set(),
    manual: [],
    edits: new Map(),
    enquiries: [],
    subscribers: [],
  };
  let leaving = false;
  let asked = 0;

  const post: Post = (path, body, options) => sendJson(`${urlOf()}${path}`, body, options);

  const startScan = async (id: number) => {
    if (!(await post(`/api/audits/${id}/scan`, {}))) return;
    acknowledged.unstarted.delete(id);
    acknowledged.scans.push(id);
  };

  const askForScan = async () => {
    if ((await countUnfinished()) >= scansUnderWay) return;
    const n = asked++;
    const answer = await post('/api/audits', {
      website: `http://www.${readable[n % readable.length]}.test`,
      companyType: companyTypes[Math.floor(n / readable.length) % companyTypes.length],
      companySize: companySizes[Math.floor(n / readable.length / companyTypes.length) % companySizes.length],
      domain: '',
    });
    if (!answer) return;
    const id = Number(answer.body.id);
    acknowledged.unstarted.add(id);
    await startScan(id);
  };

  const enterByHand = async () => {
    const n = asked++;
    const businessInfo = { ...manualEntry.businessInfo, website: `Reference ${n}` };
    const answer = await post('/api/audits/manual', { ...manualEntry, businessInfo });
    if (!answer) return;
    const id = Number(answer.body.id);
    acknowledged.manual.push(id);
    const conversionRate = (1 + (n % 98)) / 100;
    const edited = await post(
      `/api/audits/${id}/assumptions`,
      { conversionRate },
      { method: 'PATCH', cookie: answer.cookie },
    );
    if (edited) acknowledged.edits.set(id, conversionRate);
    const email = `reader-${n}@crash.test`;
    const subscribed = await post('/api/subscribe', { email, name: 'Reader', auditId: id });
    if (subscribed) acknowledged.subscribers.push(email);
  };

  const enquire = async () => {
    const email = `asker-${asked++}@crash.test`;
    const message = 'Please call me back about my diagnosis.';
    if (await post('/api/subscribe', { email, name: 'Asker', message })) acknowledged.enquiries.push(email);
  };

  const visit = async (act: () => Promise<void>) => {
    while (!leaving) {
      await act().catch(() => {});
      await sleep(pauseMs);
    }
  };
  const visits = [askForScan, askForScan, enterByHand, enquire].map(visit);
  return {
    acknowledged,
    startUnstarted: async () => {
      for (const id of [...acknowledged.unstarted]) await startScan(id);
    },
    leave: async () => {
      leaving = true;
      await Promise.all(visits);
    },
  };
}

type Answer = { body: Record<string, unknown>; cookie: string } | null;
type Post = (path: string, body: unknown, options?: { method?: string; cookie?: string }) => Promise<Answer>;

/** Null if there was no complete answer with a 2xx status. */
async function sendJson(
  url: string,
  body: unknown,
  options: { method?: string; cookie?: string } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: options.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!response?.ok || !answer) return null;
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { body: answer as Record<string, unknown>, cookie: cookie.join('; ') };
}
