import { afterAll, describe, expect, it } from 'vitest';
import { diagnosePages } from '#diagnosis/diagnose-pages.ts';
import { closeDiagnosisThread } from '#diagnosis/diagnose-thread.ts';
import { type AuditExplanation, auditExplanationSchema } from '#shared/schemas/explanation.ts';
import { harbourPhysioFacts } from '#tests/support/harbour-physio-facts.ts';
import { exampleDiagnosis } from '#tests/support/scan-examples.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
afterAll(() => closeDiagnosisThread());

const facts = harbourPhysioFacts();

async function signIn(of: TestApi = used.api): Promise<TestBrowser> {
  const operator = createTestBrowser(of.app);
  await operator.send('POST', '/api/admin/session', { password: testPassword });
  return operator;
}

async function createReadAudit(): Promise<number> {
  const { id, owner } = await createPendingAudit(used.api, { website: 'harbour-physio.test' });
  await owner.send('POST', `/api/audits/${id}/scan`);
  const { scans, audits } = used.api.stores;
  const scanId = (await audits.getAudit(id))?.scanId ?? 0;
  const attempt = (await scans.beginAttempt(scanId))?.attempt ?? 0;
  for (const page of facts.pages) await scans.savePage(scanId, attempt, page);
  await scans.saveFacts(scanId, attempt, facts);
  const { versions } = exampleDiagnosis();
  const diagnosis = diagnosePages({ companyType: 'healthcare', companySize: '1-10' }, facts);
  await scans.complete(
    scanId,
    attempt,
    { ...diagnosis, versions },
    {
      now: used.api.clock.now,
      completeJob: async () => {},
    },
  );
  return id;
}

const pathOf = (id: number, query = '') => `/api/admin/audits/${id}/explanation${query}`;
async function explained(operator: TestBrowser, path: string): Promise<AuditExplanation> {
  const answer = await operator.get(path);
  expect(answer.status, answer.text).toBe(200);
  return auditExplanationSchema.parse(answer.body);
}

describe('the explanation of a diagnosis', () => {
  it("lists the support for every candidate and each rule's verdict, shown ones as in the diagnosis", async () => {
    const id = await createReadAudit();
    const operator = await signIn();
    const explanation = await explained(operator, pathOf(id));
    expect(explanation).toMatchObject({
      website: 'https://www.harbour-physio.test',
      readAt: facts.readAt,
      sameVersion: true,
      neverMentioned: null,
    });
    const { body } = await operator.get(`/api/audits/${id}/workflows`);
    const names = (body as unknown as { name: string }[]).length;
    const shown = explanation.candidates.filter((one) => one.kind === 'workflow' && one.shown);
    expect(shown).toHaveLength(names);
    expect(explanation.workflows.filter(({ shown: isShown }) => isShown)).toHaveLength(names);
    const dropped = explanation.candidates.find(({ id: one }) => one === 'health-services');
    expect(dropped?.verdicts.at(-1)).toMatchObject({ rule: 'poorly-supported', outcome: 'drop' });
    expect(dropped?.signals[0]).toMatchObject({
      evidence: { url: expect.stringContaining('harbour-physio.test') },
    });
    expect(new Set(explanation.candidates.map(({ kind }) => kind))).toEqual(
      new Set(['industry', 'offering', 'workflow', 'task']),
    );
  });

  it('can be searched by workflow id or name, and by words on the site', async () => {
    const id = await createReadAudit();
    const operator = await signIn();
    const byName = await explained(
      operator,
      pathOf(id, '?workflow=medical%20BILLING%20and%20insurance%20claims'),
    );
    expect(byName.candidates.map(({ workflow, verdicts }) => workflow ?? verdicts)).toContain(
      'medical-billing',
    );
    expect(await explained(operator, pathOf(id, '?workflow=medical-billing'))).toEqual(byName);
    const byText = await explained(operator, pathOf(id, '?text=discharge+letter'));
    expect(byText.candidates.map(({ id: one }) => one)).toContain('manual-therapy/measure-progress');
    const never = await explained(operator, pathOf(id, '?workflow=crop-growing&text='));
    expect(never).toMatchObject({ candidates: [], neverMentioned: { id: 'crop-growing' } });
    const unknown = await operator.get(pathOf(id, '?workflow=magic'));
    expect([unknown.status, unknown.body.fields]).toEqual([
      422,
      { workflow: "We couldn't find this workflow in the catalog" },
    ]);
    expect((await operator.get(pathOf(id, `?text=${'x'.repeat(201)}`))).status).toBe(422);
  });

  it('says when another version of the analysis made the diagnosis', async () => {
    const id = await createReadAudit();
    const newer = await createTestApi(used.database, {
      versions: () => ({ analysis: 'f'.repeat(16), knowledge: 'e'.repeat(16) }),
    });
    expect((await explained(await signIn(newer), pathOf(id))).sameVersion).toBe(false);
    await newer.close();
  });

  it('is refused with a plain message if there is nothing to explain', async () => {
    const operator = await signIn();
    const refusal = async (id: number) => {
      const { status, body } = await operator.get(pathOf(id));
      return [status, body.code];
    };
    const manual = await createTestBrowser(used.api.app).send('POST', '/api/audits/manual', manualEntry);
    expect(await refusal(Number(manual.body.id))).toEqual([409, 'not-explainable']);
    expect(await refusal((await createPendingAudit(used.api)).id)).toEqual([409, 'not-ended']);
    expect(await refusal(987_654)).toEqual([404, 'audit-not-found']);
    await used.database.pool.query('truncate audits, scans cascade');
    expect(await refusal((await createFinishedAudit(used.api)).id)).toEqual([410, 'pages-gone']);
    const read = await createReadAudit();
    await used.database.pool.query('delete from scan_pages');
    expect(await refusal(read)).toEqual([410, 'pages-gone']);
  });

  it('is only for the operator, 30 times a minute', async () => {
    const id = await createReadAudit();
    expect((await createTestBrowser(used.api.app).get(pathOf(id))).status).toBe(401);
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const operator = await signIn(limited);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await operator.get(pathOf(987_654))).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await operator.get('/api/admin/summary')).status).toBe(200);
    await limited.close();
  });
});
