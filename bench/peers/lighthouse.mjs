// Runs Lighthouse once on a page, simulating a phone with a slow network and processor:
// `node lighthouse.mjs URL CHROMIUM`. Prints one line of JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [url, chromePath] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  logLevel: 'silent',
});
try {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
  const { categories, audits, lighthouseVersion, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (id) => Math.round(categories[id].score * 100);
  const scripts = audits['network-requests'].details.items.filter((item) => item.resourceType === 'Script');
  const failed = Object.values(categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  );
  console.log(
    JSON.stringify({
      lighthouseVersion,
      machineIndex: environment.benchmarkIndex,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaintMs: audits['first-contentful-paint'].numericValue,
      largestPaintMs: audits['largest-contentful-paint'].numericValue,
      speedIndexMs: audits['speed-index'].numericValue,
      blockingMs: audits['total-blocking-time'].numericValue,
      layoutShift: audits['cumulative-layout-shift'].numericValue,
      scriptBytes: scripts.reduce((sum, item) => sum + item.transferSize, 0),
      requests: audits['network-requests'].details.items.length,
      failed,
    }),
  );
} finally {
  chrome.kill();
}
