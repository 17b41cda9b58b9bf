import type { Browser } from 'playwright-core';

export interface FirstLoad {
  /** Milliseconds to the first and the largest contentful paint. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** The element that was the largest. */
  largest: string;
  layoutShift: number;
  /** As sent, compressed. */
  scriptBytes: number;
  allBytes: number;
}

/** 4G as WebPageTest has it: 9 Mbit/s, 170 ms for a round trip; bytes a second here. */
const network = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, slowdown: 4 },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, slowdown: 1 },
} as const;

/** Opens a page with an empty cache over 4G and waits until it has come to rest. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  device: keyof typeof devices,
): Promise<FirstLoad> {
  const { slowdown, ...shape } = devices[device];
  const context = await browser.newContext(shape);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const types = new Map<string, string>();
    let [scriptBytes, allBytes] = [0, 0];
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      allBytes += encodedDataLength;
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    });
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
    return { ...paints, scriptBytes, allBytes };
  } finally {
    await context.close();
  }
}

type Paints = Pick<FirstLoad, 'firstPaintMs' | 'largestPaintMs' | 'largest' | 'layoutShift'>;

/** Runs in the page before its scripts. */
function observePaints(): void {
  const paints: Paints = { firstPaintMs: 0, largestPaintMs: 0, largest: '', layoutShift: 0 };
  (window as unknown as { paints: Paints }).paints = paints;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') paints.firstPaintMs = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      paints.largestPaintMs = entry.startTime;
      paints.largest = `${entry.element?.tagName ?? ''} ${entry.element?.textContent?.trim().slice(0, 60) ?? ''}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) paints.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
