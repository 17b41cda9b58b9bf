import { describe, expect, it, vi } from 'vitest';
import { createScanPlaces, type ScanPlaces } from './scan-places.ts';

async function placesWith(
  limits: { working: number; open: number },
  onChange = () => {},
): Promise<ScanPlaces> {
  return createScanPlaces({ ...limits, startMs: 0 }, onChange);
}

const startsPass = () => new Promise((resolve) => setTimeout(resolve, 20));

function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { during: () => promise, end: resolve };
}

describe('the slots for scans', () => {
  it('admit more scans while the started ones only wait', async () => {
    const places = await placesWith({ working: 2, open: 8 });
    for (const network of ['a', 'b', 'c', 'd']) places.enter(network);
    await startsPass();
    expect(places.admission()).toEqual({ fullNetworks: [] });
  });

  it('allow one network no more open scans than there are free slots', async () => {
    const places = await placesWith({ working: 2, open: 8 });
    for (let n = 0; n < 4; n += 1) places.enter('many');
    places.enter('one');
    await startsPass();
    expect(places.admission()).toEqual({ fullNetworks: ['many'] });
    for (const network of ['two', 'three']) places.enter(network);
    await startsPass();
    expect(places.admission()?.fullNetworks).toEqual(['many', 'one', 'two', 'three']);
    places.enter('four');
    expect(places.admission()).toBeNull();
  });

  it('admit only networks without an open scan at the working limit', async () => {
    const places = await placesWith({ working: 2, open: 32 });
    const [first, second] = [places.enter('busy'), places.enter('busy')];
    await startsPass();
    const going = work();
    const working = [first, second].map((place) => place.whileWorking(going.during));
    expect(places.admission()).toEqual({ fullNetworks: ['busy'] });
    going.end();
    await Promise.all(working);
    expect(places.admission()).toEqual({ fullNetworks: [] });
  });

  it('admit nobody if many networks work, and count each scan without a network separately', async () => {
    const places = await placesWith({ working: 1, open: 32 });
    const going = work();
    for (let n = 0; n < 4; n += 1) void places.enter(null).whileWorking(going.during);
    expect(places.admission()).toBeNull();
    going.end();
    await startsPass();
    expect(places.admission()).toEqual({ fullNetworks: [] });
  });

  it('admit a scan that nobody waits for only below the working limit', async () => {
    const places = createScanPlaces({ working: 1, open: 8, startMs: 60_000 }, () => {}, 'background');
    expect(places.admission()).toEqual({ fullNetworks: [] });
    places.enter('background');
    expect(places.admission()).toEqual({ fullNetworks: ['background'] });
    places.enter('visitor');
    expect(places.admission()?.fullNetworks.toSorted()).toEqual(['background', 'visitor']);
  });

  it('announce when more scans may start: a scan begins to wait, or ends', async () => {
    const changed = vi.fn();
    const places = await placesWith({ working: 1, open: 2 }, changed);
    const place = places.enter('a');
    expect(places.admission()).toEqual({ fullNetworks: ['a'] });
    await startsPass();
    expect(changed).toHaveBeenCalledTimes(1);
    await expect(place.whileWorking(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(changed).toHaveBeenCalledTimes(2);
    place.leave();
    expect(changed).toHaveBeenCalledTimes(3);
  });
});
