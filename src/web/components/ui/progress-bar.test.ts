import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  { value: 40, max: undefined, now: '40', of: '100', width: '40%' },
  { value: -5, max: undefined, now: '0', of: '100', width: '0%' },
  { value: 120, max: undefined, now: '100', of: '100', width: '100%' },
  { value: 12, max: 8, now: '8', of: '8', width: '100%' },
  { value: 2, max: 8, now: '2', of: '8', width: '25%' },
])('$value of $max is drawn as $width', ({ value, max, now, of, width }) => {
  const props = { label: 'Overall progress', value, ...(max === undefined ? {} : { max }) };
  const markup = renderToStaticMarkup(createElement(ProgressBar, props));
  expect(markup).toContain(`aria-valuenow="${now}"`);
  expect(markup).toContain(`aria-valuemax="${of}"`);
  expect(markup).toContain(`width:${width}`);
});
