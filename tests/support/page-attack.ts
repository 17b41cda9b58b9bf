export interface AttackTargets {
  hosts: readonly string[];
  port: number;
  udpPort: number;
  downloadName: string;
}

/** A script that tries every way we know to send requests to `hosts` and to the UDP port. */
export function attackOn({ hosts, port, udpPort, downloadName }: AttackTargets): string {
  return `
    const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
    const tried = (attempt) => { try { Promise.resolve(attempt()).catch(() => {}); } catch {} };
    for (const host of ${JSON.stringify(hosts)}) {
      const url = 'http://' + host + ':${port}/';
      tried(() => fetch(url, { mode: 'no-cors' }));
      tried(() => fetch(url, { mode: 'no-cors', method: 'POST', keepalive: true }));
      tried(() => navigator.sendBeacon(url, 'x'));
      tried(() => { const ask = new XMLHttpRequest(); ask.open('GET', url); ask.send(); });
      tried(() => { new Image().src = url + 'image'; });
      for (const tag of ['iframe', 'script', 'embed', 'video', 'audio', 'source', 'track', 'input'])
        document.body.append(make(tag, { src: url + tag, type: tag === 'input' ? 'image' : '' }));
      document.body.append(make('object', { data: url + 'object' }));
      document.body.append(make('iframe', { srcdoc: '<script>fetch("' + url + 'frame")</' + 'script>' }));
      for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'prerender', 'stylesheet', 'icon', 'manifest'])
        document.head.append(make('link', { rel, href: url + rel, as: 'fetch' }));
      document.head.append(make('style', { textContent: '@import "' + url + 'import"; body { background: url(' + url + 'background) }' }));
      document.head.append(make('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [url + 'speculated'] }] }) }));
      tried(() => import(url + 'module.js'));
      tried(() => new WebSocket('ws://' + host + ':${port}/'));
      tried(() => new EventSource(url + 'events'));
      tried(() => new WebTransport('https://' + host + ':${port}/'));
      tried(() => new Worker(URL.createObjectURL(new Blob(['fetch("' + url + 'worker", {mode: "no-cors"})']))));
      tried(() => new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + url + 'shared", {mode: "no-cors"})']))));
      tried(() => window.open(url + 'window'));
    }
    tried(() => {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: ['stun:127.0.0.1:${udpPort}', 'turn:127.0.0.1:${udpPort}'], username: 'a', credential: 'b' }] });
      peer.createDataChannel('x');
      return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    });
    tried(() => navigator.serviceWorker.register('/worker.js'));
    tried(() => fetch('/redirect'));
    tried(() => fetch('/posted', { method: 'POST' }));
    tried(() => navigator.sendBeacon('/beacon', 'x'));
    document.head.append(make('link', { rel: 'prefetch', href: '/prefetched' }));
    tried(() => window.open('/opened'));
    tried(() => { const link = make('a', { href: '#x', ping: '/pinged' }); document.body.append(link); link.click(); });
    tried(() => { const link = make('a', { href: '/attached', download: '${downloadName}' }); document.body.append(link); link.click(); });`;
}
