import { expect, it } from 'vitest';
import { serviceLabel } from './service-label.ts';

it.each([
  ['3D printing', '3D printing'],
  ['2nd opinions', '2nd opinions'],
  ['04 Bell ringing', 'Bell ringing'],
  ['24/7 Remote support', 'Remote support'],
  ['Less than truckload', 'Less than truckload'],
  ['✓ Candle dipping', 'Candle dipping'],
  ['Precision & bell casting', 'bell casting'],
  ['Candle / Wax dipping', 'Candle / Wax dipping'],
])('removes the ordinal from "%s" and keeps the name: %s', (text, name) => {
  expect(serviceLabel(text)).toBe(name);
});

it.each([
  'Insights & guidance',
  'Licence status definitions',
  'Readiness checklist',
  'New firearms laws',
  'News and views',
  'Gardening tips',
  'This procedure',
  'then sourcing',
  'Arrested or under investigation',
  'File a claim',
  'Safe deliveries',
  'Careful handling of valuable goods',
  'Half boat vs full boat',
  'Three step dipping',
  'Quillfeather Law, LLC',
  'Full turnkey setup',
  'Compassionate support',
  'Built with friends',
])('finds no service in "%s"', (text) => {
  expect(serviceLabel(text)).toBeNull();
});
