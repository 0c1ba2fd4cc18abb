import { chromium } from '@playwright/test';
const [, , site, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const path of paths) {
  const c = await b.newContext({ baseURL: site, viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 });
  const p = await c.newPage(); const s = await c.newCDPSession(p); await s.send('Network.enable');
  const names = new Map(), rows = [];
  s.on('Network.requestWillBeSent', (e) => names.set(e.requestId, e.request.url));
  s.on('Network.loadingFinished', (e) => rows.push([e.encodedDataLength, names.get(e.requestId)]));
  await p.goto(path, { waitUntil: 'load' }); await p.waitForTimeout(4000);
  console.log(path, rows.reduce((a, r) => a + r[0], 0)); for (const [n, u] of rows.sort((x, y) => y[0] - x[0]).slice(0, 60)) console.log(' ', n, (u ?? '').replace(site, '').slice(0, 100));
  await c.close();
}
await b.close();
