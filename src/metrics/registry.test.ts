import { expect, it } from 'vitest';
import { createRegistry } from './registry.ts';

it('writes counters, histograms and readings as Prometheus reads them', () => {
  const registry = createRegistry();
  const asked = registry.counter('asked_total', 'Calls');
  const took = registry.histogram('took_seconds', 'Time of a call', [0.1, 1]);
  registry.reading('waiting', 'Jobs', 'gauge', () => [{ labels: {}, value: 7 }]);
  registry.reading('unknown', 'Not known now', 'gauge', () => []);
  asked.add({ route: '/a', status: '200' });
  asked.add({ route: '/a', status: '200' }, 2);
  asked.add({ route: 'a "quote"\\\n', status: '404' });
  for (const seconds of [0.05, 0.1, 0.5, 30]) took.observe({ step: 'reading' }, seconds);
  expect(registry.render()).toBe(
    [
      '# HELP asked_total Calls',
      '# TYPE asked_total counter',
      'asked_total{route="/a",status="200"} 3',
      'asked_total{route="a \\"quote\\"\\\\\\n",status="404"} 1',
      '# HELP took_seconds Time of a call',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{step="reading",le="0.1"} 2',
      'took_seconds_bucket{step="reading",le="1"} 3',
      'took_seconds_bucket{step="reading",le="+Inf"} 4',
      'took_seconds_sum{step="reading"} 30.65',
      'took_seconds_count{step="reading"} 4',
      '# HELP waiting Jobs',
      '# TYPE waiting gauge',
      'waiting 7',
      '# HELP unknown Not known now',
      '# TYPE unknown gauge',
      '',
    ].join('\n'),
  );
});
