/**
 * A visitor without cookies, whose IP address is sent in X-Forwarded-For. The product uses that address only if it
 * trusts 127.0.0.1 as a proxy.
 */
export interface AskingVisitor {
  ask(website: string): Promise<number>;
  statusOf(auditId: number): Promise<string>;
}

export function askingVisitor(url: string, address: string): AskingVisitor {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  return {
    ask: async (website) => {
      const wanted = { website, companyType: 'other', domain: '', companySize: '1-10' };
      const { id } = await post('/api/audits', wanted);
      await post(`/api/audits/${id}/scan`, {});
      return id;
    },
    statusOf: async (auditId) => {
      const answer = await fetch(`${url}/api/audits/${auditId}`, { headers });
      return ((await answer.json()) as { status: string }).status;
    },
  };
}
