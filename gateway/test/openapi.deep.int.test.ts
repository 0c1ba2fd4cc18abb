import { createHook } from 'node:async_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { docsPath, documentPath } from '../src/openapi/serve-api-docs.js';
import { AllowedMethods } from '../src/rest/allowed-methods.js';
import { rawRequest } from './support/raw-request.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

interface Content {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Record<string, { value: unknown }>;
}
interface Operation {
  readonly operationId: string;
  readonly security?: object[];
  readonly parameters?: readonly { readonly schema: object; readonly example: unknown }[];
  readonly requestBody?: { content: Record<string, Content> };
  readonly responses: Record<string, { content?: Record<string, Content> }>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, object> };
}

let gateway: TestGateway;
let document: Document;

beforeAll(async () => {
  gateway = await startGateway({});
  document = (await (await fetch(`${gateway.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => gateway.stop());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

const told = () =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('lists the documented calls', () => {
    // product.md §7, and the calls for staff.
    expect(told()).toEqual(
      [
        'GET /api/cart/{id}',
        'GET /api/visits/{token}/tour.ics',
        'POST /api/cart',
        'PUT /api/cart/{id}',
        'DELETE /api/cart/{id}',
        'DELETE /api/cart/clear/{sessionId}',
        'GET /api/basket/{sessionId}',
        'POST /api/basket/{sessionId}/tours',
        'DELETE /api/basket/{sessionId}/lines/{lineId}',
        'POST /api/basket/{sessionId}/checkout',
        'POST /api/basket/{sessionId}/vouchers',
        'POST /api/basket/{sessionId}/code',
        'DELETE /api/basket/{sessionId}/code',
        'DELETE /api/basket/{sessionId}/vouchers/{voucherId}',
        'GET /api/vouchers/{token}',
        'POST /api/vouchers',
        'POST /api/orders',
        'GET /api/tours',
        'GET /api/products',
        'POST /api/products',
        'POST /api/tours',
        'POST /api/contact',
        'POST /api/upload',
        'POST /api/upload-multiple',
        'DELETE /api/upload/{filename}',
        'POST /api/tour-bookings',
        'GET /api/visits/{token}',
        'POST /api/visits/{token}/move',
        'POST /api/visits/{token}/party',
        'POST /api/visits/{token}/cancel',
        'POST /api/visits/{token}/guest-book',
        'GET /api/guest-book',
        'GET /api/unsubscribe/{token}',
        'POST /api/unsubscribe/{token}',
        'POST /api/unsubscribe/{token}/form',
        'POST /api/waitlist',
        'POST /api/waitlist/{token}/confirm',
        'POST /api/waitlist/{token}/confirm-form',
        'POST /api/payment-webhooks/{service}',
        'GET /api/calendar',
        'GET /api/content',
        'GET /api/guides/{token}/calendar.ics',
        'GET /api/groups/terms',
        'POST /api/groups',
        'GET /api/groups/{token}',
        ...['accept', 'purchase-order', 'count', 'cancel'].map((change) => `POST /api/groups/{token}/${change}`),
        ...['certificate', 'order-file'].map((file) => `POST /api/groups/{token}/${file}`),
        ...['groups', 'bills'].map((page) => `GET /api/${page}/{token}/w9`),
        'POST /api/group-files/w9',
        'POST /api/group-files/{id}/{kind}',
        'GET /api/group-files/{name}',
        'GET /api/bills/{token}',
        'GET /api/bills/{token}/{number}.pdf',
        ...REPORTS.filter(({ formatOf }) => !formatOf).map(({ name }) => `GET /api/reports/${name}`),
        'GET /api/staff/status',
        'POST /api/staff/dead-letters/resend',
        'POST /api/staff/sign-in',
        'POST /api/staff/sign-out',
        'GET /api/staff/me',
        'GET /api/live',
        'GET /api/demo',
        'GET /uploads/{filename}',
      ].sort(),
    );
  });

  it('lists exactly the methods and paths of the server', () => {
    const { routes } = gateway.app.get(AllowedMethods, { strict: false });
    const served = [...routes]
      .filter(([path]) => path !== '/graphql' && !path.startsWith(docsPath) && path !== documentPath)
      .flatMap(([path, methods]) => [...methods].map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
      .filter((call) => !call.startsWith('HEAD '));
    expect(served.sort()).toEqual(told().filter((call) => !call.includes(' /uploads/')));
  });

  it('has examples that match their schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'http://hilltop.test/openapi.json', components: document.components });
    const whole = (schema: object) =>
      JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components', '"http://hilltop.test/openapi.json#/components'),
      ) as object;
    let checked = 0;
    for (const { operationId, parameters = [], requestBody, responses } of operations()) {
      const bodies = [requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {}));
      const values = parameters.map(({ schema, example }) => ({ schema, example, examples: undefined }));
      for (const { schema, example, examples = {} } of [...bodies, ...values]) {
        const validate = ajv.compile(whole(schema));
        for (const value of [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map((one) => one.value),
        ]) {
          checked += 1;
          expect([operationId, validate(value), validate.errors]).toEqual([operationId, true, null]);
        }
      }
    }
    expect(checked).toBeGreaterThan(150);
  });

  it('describes the response of each call as its operation returns it', () => {
    const { get } = document.paths['/api/products'] ?? {};
    expect(get?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'description', 'price', 'image', 'category', 'inStock', 'taxCode'],
        properties: {
          price: { type: 'string' },
          image: { type: ['string', 'null'] },
          category: {
            type: ['string', 'null'],
            enum: ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media', null],
          },
          inStock: { type: 'boolean' },
        },
      },
    });
  });

  it('describes the refusals of each call with their facts', () => {
    const { post } = document.paths['/api/orders'] ?? {};
    const refusals = Object.values(post?.responses ?? {}).flatMap(({ content }) =>
      Object.keys(content?.['application/problem+json']?.examples ?? {}),
    );
    expect(refusals).toEqual(
      expect.arrayContaining([
        'invalid-input',
        'product-not-found',
        'price-mismatch',
        'total-mismatch',
        'too-many-requests',
      ]),
    );
    expect(document.components.schemas['price-mismatch']).toMatchObject({
      required: ['line', 'productId', 'productName', 'expected', 'given'],
      properties: { status: { const: 409 }, line: { type: 'integer' } },
    });
    expect(document.paths['/api/products']?.post?.security).toEqual([{ staff: ['manager'] }]);
    expect(document.paths['/api/products']?.get?.security).toEqual([]);
  });
});

describe('the page', () => {
  const get = (path: string) => rawRequest(gateway.url, path);

  it('loads only our own files', async () => {
    const page = await get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const links = [...page.body.toString().matchAll(/(?:src|href)="(?!data:,")([^"]+)"/g)].map(([, link]) =>
      String(link),
    );
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toMatch(/^\/api\/docs\//);
      expect((await get(link)).status).toBe(200);
    }
  });

  it('can load nothing from other sites, and runs no inline script', async () => {
    const { headers, body } = await get('/api/docs');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(body.toString()).not.toMatch(/<script>|<script [^>]*>[^<]/);
  });

  it.each([
    ['/api/openapi.json', 'application/json; charset=utf-8'],
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/docs/swagger-ui.css', 'text/css; charset=utf-8'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ])('%s is compressed once, whoever asks and however often', async (path, type) => {
    const plain = await get(path);
    expect([plain.status, plain.headers['content-type']]).toEqual([200, type]);
    for (const [encoding, read] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      let compressors = 0;
      const init = (_id: number, name: string): void => {
        if (name === 'ZLIB') compressors += 1;
      };
      const hook = createHook({ init }).enable();
      const ask = () => rawRequest(gateway.url, path, { 'accept-encoding': encoding });
      const answers = await Promise.all([ask(), ask(), ask()]);
      hook.disable();
      expect(compressors).toBeLessThanOrEqual(1);
      for (const { headers, body } of answers) {
        expect(headers.etag).toBe(plain.headers.etag);
        expect((headers['content-encoding'] ? read(body) : body).equals(plain.body)).toBe(true);
      }
    }
    const again = await rawRequest(gateway.url, path, { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(['/api/docs/package.json', '/api/docs/../package.json', '/api/docs/swagger-ui-bundle.js.map'])(
    'serves nothing else from its folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
