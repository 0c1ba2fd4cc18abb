import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { SeededRandom } from '../random/seeded-random.ts';
import { closeAndReopen } from './close-day.ts';
import { amountOf } from './prepare-scene.ts';
import type { Actor } from './scene.ts';
import { giveVoucher, makeCode } from './vouchers.ts';

const updateMutation = `mutation ($id: ID!, $version: Int!, $input: ProductInput!) {
  updateProduct(id: $id, version: $version, input: $input) {
    __typename ... on ProductUpdated { product { id version } } ... on Refusal { message } } }`;
const withdrawMutation = `mutation ($id: ID!, $version: Int!) {
  withdrawProduct(id: $id, version: $version) { __typename ... on ProductWithdrawn { productId } ... on Refusal { message } } }`;
const versionQuery = 'query ($id: ID!) { product(id: $id) { id version name } }';

/** Relative frequencies. */
export type StaffMix = Readonly<Record<'sell' | 'change' | 'tidyUp' | 'close', number>>;

export const usualStaffMix: StaffMix = { sell: 4, change: 4, tidyUp: 2, close: 1 };

type Account = { email: string; password: string };

/** A member of staff, who signs in once and works until the run is over. */
export class StaffMember {
  private readonly actor: Actor;
  private readonly account: Account;
  private readonly mix: StaffMix;
  private cookie: string | undefined;
  private readonly own: string[] = [];

  constructor(actor: Actor, account: Account, mix: StaffMix) {
    this.actor = actor;
    this.account = account;
    this.mix = mix;
  }

  async work(): Promise<void> {
    const { random, scene } = this.actor;
    while (!scene.isOver()) {
      if (await this.signedIn()) {
        const task = random.weighted([
          [this.mix.sell, () => this.sell()],
          [this.mix.sell, () => giveVoucher(this.actor, this.headers)],
          [this.mix.sell, () => makeCode(this.actor, this.headers)],
          [this.mix.change, () => this.changeSomething()],
          [this.mix.tidyUp, () => this.tidyUp()],
          [this.mix.close, () => closeAndReopen(this.actor, this.headers)],
        ]);
        await task();
      }
      await pause(random.whole(200, 900));
    }
  }

  private get headers(): Record<string, string> {
    return { cookie: this.cookie ?? '' };
  }

  private async signedIn(): Promise<boolean> {
    if (this.cookie === undefined) {
      const call = { method: 'POST', path: '/api/staff/sign-in', json: this.account } as const;
      this.cookie = (await this.actor.once({ kind: 'other', mark: 'sign-in' }, call)).cookie;
    }
    return this.cookie !== undefined;
  }

  /** Uploads a new image. Returns its name once the upload is confirmed. */
  private async upload(): Promise<string | undefined> {
    const form = new FormData();
    form.append('image', randomImage(this.actor.random), 'image.png');
    const answer = await this.actor.client.ask({ method: 'POST', path: '/api/upload', form, headers: this.headers });
    const filename = typeof answer.body.filename === 'string' ? answer.body.filename : '';
    this.actor.scene.journal.note({ kind: 'upload', mark: filename }, answer, 1);
    return answer.outcome === 'confirmed' ? filename : undefined;
  }

  private facts(name: string, filename: string | undefined) {
    const { random } = this.actor;
    const image = filename === undefined ? null : `/uploads/${filename}`;
    const price = amountOf(random.whole(100, 9900));
    return { name, description: 'Made for the proof.', price, image, category: 'Souvenirs', inStock: true };
  }

  private async remove(filename: string): Promise<void> {
    const call = { method: 'DELETE', path: `/api/upload/${filename}`, headers: this.headers } as const;
    await this.actor.once({ kind: 'removal', mark: filename }, call);
  }

  /** Puts something new on sale. Now and then a colleague deletes the image at the same moment. */
  private async sell(): Promise<void> {
    const { random } = this.actor;
    const filename = await this.upload();
    const mark = this.actor.mark('product');
    const json = this.facts(mark, filename);
    const selling = this.actor.once(
      { kind: 'product', mark },
      { method: 'POST', path: '/api/products', json, headers: this.headers },
    );
    const removing = filename !== undefined && random.chance(30) ? this.remove(filename) : undefined;
    const [{ outcome, body }] = await Promise.all([selling, removing]);
    if (outcome === 'confirmed' && typeof body.id === 'string') {
      this.own.push(body.id);
    }
  }

  /** A new price, another image, or off sale: only for this member's own products, so that visitors find the rest. */
  private async changeSomething(): Promise<void> {
    const { random, client, scene } = this.actor;
    if (this.own.length === 0) {
      return;
    }
    const id = random.pick(this.own);
    const { body } = await client.graphql(versionQuery, { id }, 'product', this.headers);
    if (typeof body.version !== 'number' || typeof body.name !== 'string') {
      return;
    }
    const { version, name } = body;
    const filename = random.chance(50) ? await this.upload() : undefined;
    // A visitor looks at it just before.
    await client.graphql(versionQuery, { id }, 'product');
    const answer = random.chance(15)
      ? await client.graphql(withdrawMutation, { id, version }, 'withdrawProduct', this.headers)
      : await client.graphql(
          updateMutation,
          { id, version, input: this.facts(name, filename) },
          'updateProduct',
          this.headers,
        );
    scene.journal.note({ kind: 'other', mark: 'change' }, answer, 1);
    if (answer.outcome === 'confirmed') {
      await this.lookAsVisitor(id, version + 1);
    }
  }

  /** Once a change is confirmed, everybody must see it. */
  private async lookAsVisitor(id: string, version: number): Promise<void> {
    const { client, scene } = this.actor;
    const { outcome, isStale, body } = await client.graphql(versionQuery, { id }, 'product');
    if (outcome === 'confirmed' && !isStale && typeof body.version === 'number' && body.version < version) {
      scene.journal.outdated.push(
        `product ${id} was changed to version ${version}; version ${body.version} was shown after`,
      );
    }
  }

  /** Tries to delete an image that is in use, which is refused, or an unused one. */
  private async tidyUp(): Promise<void> {
    const { random, scene } = this.actor;
    const shown = scene.goods.flatMap(({ image }) => (image ? [image.replace('/uploads/', '')] : []));
    const filename = random.chance(60) && shown.length > 0 ? random.pick(shown) : await this.upload();
    if (filename !== undefined) {
      await this.remove(filename);
    }
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A small PNG that is always new: the bytes name the file. */
function randomImage(random: SeededRandom): Blob {
  const side = 16;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, () => [0, ...Array.from({ length: side * 3 }, () => random.whole(0, 255))]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.from(rows.flat())));
  const png = Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}
