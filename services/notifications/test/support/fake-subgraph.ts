import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';

/** What a service answers to a query by one id, or, under `a0`, `a1`, …, by the ids `id0`, `id1`, …. */
export function answersTo(
  variables: Readonly<Record<string, string>>,
  field: string,
  answers: ReadonlyMap<string, object>,
): Record<string, object | null> {
  const named = Object.entries(variables).map(([name, id]) => {
    const place = /^id(\d+)$/.exec(name)?.[1];
    return [place === undefined ? field : `a${place}`, answers.get(id) ?? null] as const;
  });
  return Object.fromEntries(named);
}

/** Stands in for a service that is read from: answers every query with `answers[id]`, to services only. */
export async function startFakeSubgraph(audience: string, field: string) {
  const answers = new Map<string, object>();
  const verifier = new IdentityVerifier({ audience, keys: testPublicKeys });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const identity = await verifier.verify(request.headers[identityHeader]);
      if (identity?.role !== 'service') return response.writeHead(401).end('{}');
      const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: Record<string, string> };
      response.end(JSON.stringify({ data: answersTo(variables, field, answers) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
