import { expect, it } from 'vitest';
import { nameService } from './name-service.ts';

it.each([
  ['{service} case handling', 'Divorce', 'Divorce case handling'],
  ['{service} visits', 'Internal medicine', 'Internal medicine visits'],
  ['{service} visits', 'Sick Visits', 'Sick Visits'],
  ['{service} visits', 'Telehealth Appointments', 'Telehealth Appointments'],
  ['{service} projects', 'bathroom project', 'Bathroom project'],
  ['{service}', 'boiler repair', 'Boiler repair'],
])('combines %s and the service %s: %s', (pattern, service, name) => {
  expect(nameService(pattern, service)).toBe(name);
});
