import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { identityHeader } from '@hilltop/platform/identity/identity';
import type { SigningKey } from '@hilltop/platform/identity/identity-keys';
import { signIdentity } from '@hilltop/platform/identity/sign-identity';
import { z } from 'zod';

const stored = z.object({ url: z.string() });

export interface MediaAccess {
  readonly url: string;
  /** Catalog's own. */
  readonly key: SigningKey;
}

/** The request is signed as this service. @returns the image's address; the same image has the same address */
export async function uploadImage(file: URL, name: string, media: MediaAccess): Promise<string> {
  const form = new FormData();
  form.set('image', new Blob([await readFile(file)], { type: 'image/png' }), name);
  const token = await signIdentity({ role: 'service', name: 'catalog' }, { audience: 'media', key: media.key });
  const response = await fetch(`${media.url}/upload`, {
    method: 'POST',
    headers: { [identityHeader]: token },
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`media responded ${response.status} to ${name}`);
  return stored.parse(await response.json()).url;
}

/** Media may still be starting. @throws after `withinMs` */
export async function mediaReady({ url }: MediaAccess, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > until) throw new Error(`media was not ready within ${withinMs} ms`);
    await pause(200);
  }
}
