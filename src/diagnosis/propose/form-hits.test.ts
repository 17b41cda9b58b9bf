import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { formOf, pageOf } from '#tests/support/page-builder.ts';
import { signalIndexes } from '../annotate/signal-index.ts';
import { readSite } from '../annotate/site-reading.ts';
import type { PageForm } from '../read/page-facts.ts';
import { findForms } from './form-hits.ts';

const indexes = signalIndexes({ workflows, industries });
const field = (label: string) => ({ name: '', label, type: 'text', required: false });
const hits = (form: PageForm, lines: string[], copies = 1) => {
  const pages = Array.from({ length: copies }, (_, index) => pageOf(`/${index}`, lines, { forms: [form] }));
  return findForms(readSite(pages, indexes), workflows, indexes);
};

describe('findForms', () => {
  it('uses the purpose and quotes the button that describes the action', () => {
    const form = formOf({ purpose: 'newsletter', submit: 'Join our mailing list', heading: 'Returns' });
    expect(hits(form, ['# Returns', 'button: Join our mailing list'])).toMatchObject([
      { workflow: 'newsletter-publishing', quote: 'Join our mailing list' },
    ]);
  });

  it('uses the fields of a form', () => {
    const form = formOf({
      purpose: 'other',
      fields: [field('Policy number')],
      heading: 'Change your policy',
    });
    expect(hits(form, ['# Change your policy', 'Policy number'])).toContainEqual(
      expect.objectContaining({ workflow: 'policy-changes', quote: 'Change your policy' }),
    );
  });

  it('has no quote if the form has no words of its own, or the page does not show them', () => {
    const plain = formOf({
      purpose: 'contact',
      submit: 'Send',
      fields: [field('Your name'), field('E-mail')],
    });
    const quotes = hits(plain, ['Your name', 'E-mail', 'button: Send']).map(({ quote }) => quote);
    expect(new Set(quotes)).toEqual(new Set([null]));
    const hidden = formOf({ purpose: 'contact', heading: 'Write to us' });
    expect(hits(hidden, ['Other text']).filter(({ quote }) => quote !== null)).toEqual([]);
  });

  it('takes a contact form among job offers for applications', () => {
    const lines = ['# Work with us', 'button: Send your message'];
    const form = formOf({ purpose: 'contact', submit: 'Send your message' });
    const found = (kind: 'careers' | 'contact') => {
      const page = pageOf('/jobs', lines, { kind, forms: [form] });
      return findForms(readSite([page], indexes), workflows, indexes).map(({ workflow }) => workflow);
    };
    expect(found('contact')).toContain('inquiry-handling');
    expect(found('careers')).not.toContain('inquiry-handling');
    expect(found('careers')).toContain('recruitment');
  });

  it('counts a form repeated on every page once', () => {
    const form = formOf({ purpose: 'donation', submit: 'Give today' });
    expect(
      hits(form, ['button: Give today'], 5).filter(({ workflow }) => workflow === 'donations'),
    ).toHaveLength(1);
  });
});
