import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import type { PageKind } from '../read/page-facts.ts';
import { readingOf } from './page-reading.ts';

const long = Array.from(
  { length: 40 },
  (_, line) => `A sentence of ten words about the world, number ${line} here.`,
);

describe('readingOf', () => {
  it.each<[string, string, PageKind, string]>([
    ['/blog/ten-signs', '# Ten signs of a worn roof', 'other', 'third-party'],
    ['/news/summer', '# Summer', 'news', 'third-party'],
    ['/privacy-policy', '# Your privacy', 'policy', 'terms'],
    ['/terms', '# Terms and conditions', 'other', 'terms'],
    ['/returns-policy', '# Returns and refunds', 'policy', 'own'],
    ['/jobs', '# Work with us', 'careers', 'job'],
    ['/join', '# Join us', 'careers', 'own'],
    ['/blog20221206.html', '# Tax on cars', 'other', 'third-party'],
    ['/employment', '# Employment', 'careers', 'own'],
    ['/guide', '# How a tribunal works', 'other', 'third-party'],
    ['/vendors', '# Preferred wedding vendors', 'other', 'third-party'],
    ['/eat', '# 🍽️ Dining near the lighthouse', 'other', 'third-party'],
    ['/beer', '# Local breweries', 'other', 'third-party'],
    ['/around', '# Nearby places & day trips', 'other', 'third-party'],
    ['/eat', '# Dining', 'other', 'own'],
    ['/houses', '# Our restaurants', 'other', 'own'],
    ['/area', '# Things to do in Milltown', 'other', 'third-party'],
    ['/stay', '# Where to stay', 'other', 'own'],
    ['/best', '# Best plumber in Milltown', 'other', 'own'],
    ['/process', '# How it works', 'process', 'own'],
    ['/process', '# How our repair service works', 'process', 'own'],
    ['/faq', '# What do I bring to my first visit?', 'faq', 'own'],
    ['/services', '# What we do', 'services', 'own'],
  ])('classifies %s under "%s" (%s) as %s', (path, heading, kind, reading) => {
    expect(readingOf(pageOf(path, [heading, 'Some text.'], { kind }))).toBe(reading);
  });

  it('classifies a page as a job offer if it addresses job seekers', () => {
    const lines = ['# Join us', 'We are looking for a nurse, full-time or part-time.'];
    expect(readingOf(pageOf('/join', lines, { kind: 'careers' }))).toBe('job');
  });

  it('classifies a long text under a question as a general explanation', () => {
    const heading = '# What happens when the police stop my car?';
    expect(readingOf(pageOf('/stopped', [heading, ...long]))).toBe('third-party');
    expect(readingOf(pageOf('/stopped', [heading, 'We answer on the phone.']))).toBe('own');
  });

  it.each([
    ['My Business Pays My Mortgage — Is That OK? | Larch Books', 'third-party'],
    ['Are Gifted Products Taxable Income? | Larch Books', 'third-party'],
    ['Can We Fix Your Books? | Larch Books', 'own'],
    ['Are You Ready For Help? | Larch Books', 'own'],
    ['My Business | Larch Books', 'own'],
  ])('classifies a page titled “%s” as %s, even if the firm speaks in it', (title, reading) => {
    const voice = Array.from({ length: 12 }, (_, line) => `We look at your books in week ${line}.`);
    expect(readingOf(pageOf('/guide', ['# Guide', ...voice, ...long], { title }))).toBe(reading);
  });

  it("classifies a page under a question as the company's own if it then describes what it does", () => {
    const ours = Array.from({ length: 8 }, (_, line) => `We see to matter number ${line} for our clients.`);
    const heading = '# What is facility management for offices and shops?';
    expect(readingOf(pageOf('/facilities', [heading, ...long, ...ours], { kind: 'service' }))).toBe('own');
    expect(readingOf(pageOf('/facilities', [heading, ...long], { kind: 'service' }))).toBe('third-party');
    const course = ['# The challenge', ...ours, '# Our approach', 'Text.', '# Results', 'Text.'];
    expect(readingOf(pageOf('/about', ['# Who we are', ...course], { kind: 'about' }))).toBe('own');
    expect(readingOf(pageOf('/case-study-mill', ['# A mill', ...course]))).toBe('third-party');
  });

  it('recognizes a case study by its structure, whatever its name', () => {
    const lines = [
      '# Northfield',
      '# The challenge',
      ...long,
      '# Our approach',
      'Text.',
      '# Results',
      'Text.',
    ];
    expect(readingOf(pageOf('/northfield', lines))).toBe('third-party');
  });

  it('never reclassifies the home page', () => {
    expect(readingOf(pageOf('/', ['# What is a good roof worth to you and yours?', ...long]))).toBe('own');
  });
});
