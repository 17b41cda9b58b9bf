import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const script = '<script src=/js/main.js></script>';
const prose = `<main><h1>Oak and Sons</h1><p>${'We repair boilers and bathrooms in town, and a visit can be booked by telephone. '.repeat(8)}</p></main>`;

const needs = (body: string, isHome = true): boolean =>
  readPage({
    url: 'https://oak.example/',
    bytes: new TextEncoder().encode(`<!doctype html><html><body>${body}</body></html>`),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome,
  }).menuNeedsJavascript;

describe('menuNeedsJavascript', () => {
  it.each([
    ['an element of the site’s own', `<site-header></site-header>${prose}${script}`],
    ['a component for the header', `<header-component></header-component>${prose}${script}`],
    ['an empty header', `<header></header>${prose}${script}`],
    ['an empty place by its id', `<div id="nav-placeholder"></div>${prose}${script}`],
    ['an empty place by its data', `<div data-site-header></div>${prose}${script}`],
    ['a place with a remark', `<div class="header"><!-- filled in --> </div>${prose}${script}`],
  ])('is true with %s', (_, body) => {
    expect(needs(body)).toBe(true);
  });

  it.each([
    [
      'the menu is there',
      `<header><nav><a href=/services>Services</a></nav></header><div id=menu></div>${prose}${script}`,
    ],
    ['no script could write it', `<div id=header></div>${prose}`],
    [
      'the place has something to show',
      `<div id=header><p>Oak and Sons, plumbers</p></div>${prose}${script}`,
    ],
    ['nothing is kept free for it', `<div id=gallery></div>${prose}${script}`],
    ['the name only holds the word', `<div class=menu-items-list-price></div>${prose}${script}`],
  ])('is false if %s', (_, body) => {
    expect(needs(body)).toBe(false);
  });

  it('is checked only for the home page', () => {
    expect(needs(`<site-header></site-header>${prose}${script}`, false)).toBe(false);
  });
});
