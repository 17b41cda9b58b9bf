import { describe, expect, it } from 'vitest';
import { createRequestBudget } from './request-budget.ts';

const limits = { maxSiteRequests: 5, maxForeignRequests: 3, maxAllForeignRequests: 4 };
const budget = () => createRequestBudget((address) => new URL(address).hostname.endsWith('oak.com'), limits);
const granted = (times: number, take: () => boolean) =>
  Array.from({ length: times }, take).filter(Boolean).length;

describe("the request budget of a scan's browsers", () => {
  it('allows many requests to the site and fewer to others', () => {
    const { takeRequest } = budget();
    expect(granted(9, () => takeRequest('https://www.oak.com/'))).toBe(5);
    expect(granted(9, () => takeRequest('https://cdn.net/a.js'))).toBe(3);
    expect(granted(9, () => takeRequest('https://other.org/'))).toBe(1);
  });

  it('counts all hosts of a domain together, and those of a hosting platform separately', () => {
    const { takeRequest } = budget();
    let n = 0;
    expect(granted(9, () => takeRequest(`https://h${n++}.cdn.net/`))).toBe(3);
    const platform = budget();
    expect(granted(9, () => platform.takeRequest(`https://h${n++}.github.io/`))).toBe(4);
    const numbers = budget();
    expect(granted(9, () => numbers.takeRequest('http://203.0.113.7/'))).toBe(3);
  });

  it('allows a connection only for an allowed request', () => {
    const { takeRequest, takeConnection, takeTunnel } = budget();
    expect(takeConnection('https://www.oak.com/')).toBe(false);
    expect(takeTunnel('https://update.vendor.com/')).toBe(false);
    takeRequest('https://www.oak.com/');
    takeRequest('https://cdn.net/');
    expect(takeTunnel('https://oak.com/')).toBe(true);
    expect(granted(9, () => takeConnection('http://cdn.net/'))).toBe(1);
    expect(granted(9, () => takeTunnel('https://cdn.net/'))).toBe(1);
  });

  it("allows no connection to a blocked domain, including the site's own", () => {
    const { takeRequest, takeTunnel, shut } = budget();
    for (const address of ['https://a.cdn.net/', 'https://www.oak.com/']) {
      takeRequest(address);
      shut(address);
      expect(takeTunnel(address)).toBe(false);
    }
    expect(takeTunnel('https://b.cdn.net/')).toBe(false);
  });
});
