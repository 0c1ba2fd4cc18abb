import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawRequest } from './support/raw-request.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const secretText = 'not for the public';
const script = `export const story = ${JSON.stringify('underground '.repeat(300))};`;
let gateway: TestGateway;
let site: string;

const put = (file: string, content: string | Buffer): void => {
  const path = join(site, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
};

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'hilltop-site-'));
  writeFileSync(join(outside, 'secret.txt'), secretText);
  site = join(outside, 'dist');
  put(
    'index.html',
    '<!doctype html><title>Home</title><script>document.title</script><script type="application/ld+json">{}</script>',
  );
  put('tours.html', '<!doctype html><title>Tours</title>');
  const address = 'https://public-address.invalid';
  put(
    'history/index.html',
    `<!doctype html><title>History</title><link rel="canonical" href="${address}/history">${'<p>underground'.repeat(99)}`,
  );
  put('sitemap.xml', `<loc>${address}/</loc>`);
  put('door.html', '<!doctype html><title>Door</title>');
  put('door-scanner-0a1b2c3d.js', script);
  put('staff.html', '<!doctype html><title>Admin Panel</title>');
  put('404.html', '<!doctype html><title>404 Page Not Found</title>');
  put(
    'routes.json',
    JSON.stringify(['/', '/tours', '/history', '/book-tour', '/visit/:token', '/admin', '/admin/bookings/:booking']),
  );
  put('assets/app-3f9a1c2b.js', script);
  put('assets/app-3f9a1c2b.js.br', brotliCompressSync(script));
  put('assets/plain-0a1b2c3d.js', script);
  put('assets/hill-3f9a1c2b.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('.env', secretText);
  gateway = await startGateway({ urls: ['http://127.0.0.1:9'], site });
});
afterAll(() => gateway.stop());

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(gateway.url, path, headers);

describe('addresses as people write them', () => {
  it.each([
    ['/Tours', '/tours'],
    ['/HISTORY?from=chat', '/history?from=chat'],
    ['/BOOK-Tour/', '/book-tour'],
    ['/tours.', '/tours'],
    ['/tours.)', '/tours'],
    ['/Tours,', '/tours'],
    ['/history%20', '/history'],
    ['/history%E2%80%9D.', '/history'],
    ['/)', '/'],
    ['/visit/aB-c_D.', '/visit/aB-c_D'],
    ['/VISIT/aB-c_D', '/visit/aB-c_D'],
    ['/visit/aB-c_D%5D%3E', '/visit/aB-c_D'],
    ['/visit/aB-c_D/', '/visit/aB-c_D'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([301, to, 'no-store']);
    expect((await get(to)).status).toBe(200);
  });

  it.each([
    '/api/tours.',
    '/API/tours',
    '/api/Tours)',
    '/no-such-page.',
    '/No-Such-Page',
    '/favicon.svg.br.',
    '/Assets/app-3f9a1c2b.js',
  ])('and %s to none', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('pages', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/tours', 200, 'Tours'],
    ['/tours?tour=premium', 200, 'Tours'],
    ['/history', 200, 'History'],
    ['/book-tour?tour=standard', 200, 'Home'],
    ['/admin', 200, 'Admin Panel'],
    ['/admin/bookings/HT-7K3M-Q2XP', 200, 'Admin Panel'],
    ['/no-such-page', 404, '404 Page Not Found'],
    ['/tours/no-such-page', 404, '404 Page Not Found'],
  ])('%s is %i with %s', async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each(['/api', '/api/nothing', '/uploads/x', '/graphql/x', '/healthz/x'])('are not served for %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json');
  });

  it.each([
    ['/tours/', '/tours'],
    ['/tours/?tour=premium', '/tours?tour=premium'],
    ['/book-tour/', '/book-tour'],
    ['/tours.html', '/tours'],
    ['/index.html', '/'],
    ['/history/index.html', '/history'],
  ])('have one address: %s is %s', async (path, address) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(address);
  });

  it.each(['/404.html', '/404', '/staff.html', '/staff', '/no-such-page/', '//hilltop.test/tours/'])(
    'are not found under %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('contain the public address of the site', async () => {
    expect((await get('/history')).body.toString()).toContain('href="http://hilltop.test/history"');
    expect((await get('/sitemap.xml')).body.toString()).toBe('<loc>http://hilltop.test/</loc>');
    expect((await get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('are compressed for clients that accept it', async () => {
    const { headers, body } = await get('/history', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(body).toString()).toContain('<title>History</title>');
  });

  it('are revalidated, and get 304 when they have not changed', async () => {
    const { etag } = (await get('/tours')).headers;
    const again = await get('/tours', { 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('answer HEAD without a body', async () => {
    const head = await rawRequest(gateway.url, '/tours', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  it('can run only the scripts of the site', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(String((await get('/tours')).headers['content-security-policy'])).toContain("script-src 'self';");
  });

  it.each([
    ['/', '()'],
    ['/tours', '()'],
    ['/door', '(self)'],
  ])('%s can use the camera of %s, but no microphone or location', async (path, camera) => {
    const { headers } = await get(path);
    expect(headers['permissions-policy']).toBe(`camera=${camera}, geolocation=(), microphone=()`);
  });

  it('runs WebAssembly only in the worker of the scanner', async () => {
    const policies = await Promise.all(
      ['/door-scanner-0a1b2c3d.js', '/door', '/', '/assets/app-3f9a1c2b.js'].map(
        async (path) => (await get(path)).headers['content-security-policy'],
      ),
    );
    expect(policies.map((policy) => String(policy).includes('wasm-unsafe-eval'))).toEqual([true, false, false, false]);
  });
});

describe('files', () => {
  it('say where to report a vulnerability, until a day ahead', async () => {
    const { status, headers, body } = await rawRequest(gateway.url, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(body.toString()) ?? [];
    expect(body.toString()).toContain('Contact: http://hilltop.test/contact\n');
    // RFC 9116 §2.5.5: less than a year ahead.
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  it('with a hash in their name can be cached forever', async () => {
    const { status, headers } = await get('/assets/app-3f9a1c2b.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('that a page loads have none of the headers for documents, and drawings a short policy', async () => {
    const { headers } = await get('/assets/app-3f9a1c2b.js');
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    const drawing = await get('/assets/hill-3f9a1c2b.svg');
    expect(drawing.headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect((await get('/favicon.svg')).headers['content-security-policy']).toMatch(/^default-src 'self';/);
  });

  it('are sent as the build compressed them', async () => {
    const { headers, body } = await get('/assets/app-3f9a1c2b.js', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
    expect(body.equals(brotliCompressSync(script))).toBe(true);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('are sent as they are when the build has not compressed them', async () => {
    const { headers, body } = await get('/assets/plain-0a1b2c3d.js', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(script);
  });

  it('without a hash are cached for a while', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toBe('image/svg+xml');
  });

  it('that are missing do not get a page', async () => {
    const { status, headers } = await get('/assets/gone-00000000.js');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json');
  });
});

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%252e%252e/%252e%252e/secret.txt',
  '//secret.txt',
  '/..;/secret.txt',
  '/secret.txt%00.html',
  '/.env',
  '/assets/../.env',
  '/%2eenv',
])('nothing outside the site is served under %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.toString()).not.toContain(secretText);
});

it('sends no HSTS over plain HTTP, but the other security headers', async () => {
  const { headers } = await get('/api/nothing');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

it('sends HSTS when the public address is HTTPS, whatever a proxy says, also in refusals', async () => {
  const secure = await startGateway({ urls: ['http://127.0.0.1:9'], site, publicUrl: 'https://hilltop.test' });
  const page = await rawRequest(secure.url, '/', { 'x-forwarded-proto': 'http' });
  const refused = await rawRequest(secure.url, '/api/contact', { 'sec-fetch-site': 'cross-site' }, 'POST');
  await secure.stop();
  expect([page.status, refused.status]).toEqual([200, 403]);
  for (const { headers } of [page, refused]) {
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  }
});
