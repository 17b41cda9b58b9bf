// Runs in the measured page before its own scripts and collects the browser's timing in `window.observed`.
// Playwright adds it as a plain script, so it can't be a module.
const observed = { events: [], firstPaintMs: 0, largestPaintMs: 0, largest: '', layoutShift: 0, moved: [] };
window.observed = observed;

const nameOf = (element) => `${element?.tagName ?? ''} ${element?.textContent?.trim().slice(0, 60) ?? ''}`;

const watch = (options, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options });

watch({ type: 'event', durationThreshold: 16 }, ({ name, startTime, duration }) => {
  observed.events.push({ name, start: startTime, duration });
});
watch({ type: 'paint' }, ({ name, startTime }) => {
  if (name === 'first-contentful-paint') observed.firstPaintMs = startTime;
});
watch({ type: 'largest-contentful-paint' }, ({ element, startTime }) => {
  observed.largestPaintMs = startTime;
  observed.largest = nameOf(element);
});
watch({ type: 'layout-shift' }, ({ value, hadRecentInput, sources }) => {
  if (hadRecentInput) return;
  observed.layoutShift += value;
  observed.moved.push(...sources.map(({ node }) => nameOf(node?.tagName ? node : node?.parentElement)));
});
