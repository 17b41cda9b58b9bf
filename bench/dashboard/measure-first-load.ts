import type { Browser } from 'playwright-core';
import { type Observed, observe, readObserved } from './observed.ts';

export interface FirstLoad extends Omit<Observed, 'events' | 'moved'> {
  /** Compressed, as sent. */
  scriptBytes: number;
  allBytes: number;
}

/** WebPageTest's 4G profile, 9 Mbit/s and a round trip of 170 ms, in bytes per second and milliseconds. */
const network = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, slowdown: 4 },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, slowdown: 1 },
} as const;

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
    await observe(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    const { firstPaintMs, largestPaintMs, largest, layoutShift } = await readObserved(page);
    return { firstPaintMs, largestPaintMs, largest, layoutShift, scriptBytes, allBytes };
  } finally {
    await context.close();
  }
}
