import { expect, it } from 'vitest';
import { nameAudit, nameAuditInSentence } from './name-audit.ts';

const audit = { kind: 'manual', domain: '', createdAt: '2026-11-30T23:30:00.000Z' } as const;

it('names an audit by its domain', () => {
  const named = { ...audit, domain: 'acme.test' };
  expect([nameAudit(named), nameAuditInSentence(named)]).toEqual(['acme.test', 'acme.test']);
});

it('names an audit without a domain by its day, in lower case inside a sentence', () => {
  expect(nameAudit(audit)).toBe('Your entry from Nov 30');
  expect(nameAuditInSentence(audit)).toBe('your entry from Nov 30');
  expect(nameAuditInSentence({ ...audit, kind: 'scan' })).toBe('your diagnosis from Nov 30');
});
