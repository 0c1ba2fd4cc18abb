import { readHouse } from '@hilltop/house/read-house';
import { parseCents } from '@hilltop/platform/values/cents';
import { optionalEmailField } from '@hilltop/platform/values/typed-email';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

function required(name: string, max: number, field = lineField()) {
  return field.min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);
}

/** Empty text counts as null. */
function optional(name: string, max: number, field = lineField()) {
  return field
    .max(max, `${name} can have at most ${max} characters`)
    .nullish()
    .transform((text) => text || null);
}

function isPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

const page = optional('Address', 500).refine(
  (address) => address === null || isPage(address),
  'Please paste a full address that begins with https://',
);

const gateWord = optional('Word at the gate', 30).refine(
  (text) => text === null || /^[\p{L}\p{M} '’]+$/u.test(text),
  'The word at the gate can have only letters, spaces and apostrophes',
);

export const houseInput = z.object({
  street: required('Street', 120),
  town: required('Town', 120),
  phone: required('Phone', 40),
  email: optionalEmailField,
  taxNumber: optional('Tax number', 40),
  gateWord,
  socials: z
    .array(
      z.object({
        name: required('Name', 40),
        url: required('Address', 500).refine(isPage, 'Please paste a full address that begins with https://'),
      }),
    )
    .max(8, 'At most 8 social links'),
});

export const testimonialsInput = z
  .array(z.object({ words: required('Words', 400, linesField()), by: required('Name', 80) }))
  .min(3, 'The guest book needs at least three testimonials')
  .max(12, 'At most 12 testimonials')
  .transform((items) => ({ items }));

const { stations } = readHouse().facts;
/** `YouTube, Radio One and Radio Two` */
const players = ['YouTube', ...stations.map(({ name }) => name)].join(', ').replace(/, ([^,]*)$/, ' and $1');

const video = optional('Video address', 500).transform((address, context) => {
  const player = address === null ? null : playerOf(address);
  if (player !== undefined) return player;
  const message = `Videos of ${players} can be played here. Leave this empty to keep the drawing and the link of the item.`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const price = optional('Price', 12).refine(
  (text) => text === null || (/^\d+\.\d{2}$/.test(text) && parseCents(text) !== undefined),
  'Price must be an amount such as 21.99',
);

const item = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'The id can have only letters, digits and hyphens'),
    kind: z.enum(['video', 'article', 'book']),
    title: required('Title', 160),
    source: required('Source', 160),
    description: required('Description', 600, linesField()),
    address: page,
    video,
    duration: optional('Length', 40),
    date: optional('Date', 60),
    text: optional('Text', 6000, linesField()),
    price,
    shipping: optional('Shipping', 40),
  })
  .superRefine(({ kind, address, text, price: asked }, context) => {
    const needs = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (kind !== 'book' && address === null) needs('address', 'Address is required');
    if (kind === 'article' && text === null) needs('text', 'Text is required');
    if (kind === 'book' && asked === null) needs('price', 'Price is required');
  })
  .transform(({ video: player, ...rest }) => ({ ...rest, player: rest.kind === 'video' ? player : null }));

export const mediaInput = z
  .array(item)
  .max(60, 'At most 60 items')
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Every item needs its own id')
  .transform((items) => ({ items }));

const question = z
  .object({
    topic: z.enum(['arrival', 'accessibility', 'rules', 'other']),
    question: required('Question', 120),
    answer: required('Answer', 600, linesField()),
    questionEs: optional('Question in Spanish', 120),
    answerEs: optional('Answer in Spanish', 600, linesField()),
    state: z.enum(['known', 'unconfirmed', 'unknown']),
    source: optional('Source', 80),
  })
  .transform((entry) => ({ ...entry, source: entry.state === 'known' ? entry.source : null }));

export const questionsInput = z
  .array(question)
  .min(1, 'The page needs at least one question')
  .max(40, 'At most 40 questions')
  .superRefine((items, context) => {
    for (const [place, { question: asked }] of items.entries()) {
      if (items.findIndex((other) => other.question === asked) === place) continue;
      context.addIssue({ code: 'custom', path: [place, 'question'], message: 'This question is already on the page' });
    }
  })
  .transform((items) => ({ items }));

export type HouseDetails = z.output<typeof houseInput>;
export type Testimonials = z.output<typeof testimonialsInput>;
export type MediaItems = z.output<typeof mediaInput>;
export type Questions = z.output<typeof questionsInput>;

/** The player of a video on the site. */
interface Player {
  readonly kind: 'youtube' | 'script' | 'frame';
  readonly address: string;
}

function isOn({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

function youtubeId(url: URL): string | undefined {
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (url.hostname === 'youtu.be') return first;
  if (!isOn(url, 'youtube.com') && !isOn(url, 'youtube-nocookie.com')) return undefined;
  return ['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? undefined);
}

/**
 * A video of YouTube or of a station of the house; undefined for any other address.
 * The pages' content policy allows only these hosts (`gateway/src/rendering/content-policy.ts`).
 */
export function playerOf(address: string): Player | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const id = youtubeId(url);
  if (id !== undefined) return /^[\w-]{11}$/.test(id) ? { kind: 'youtube', address: id } : undefined;
  const station = stations.find(({ host }) => isOn(url, host));
  return station && { kind: station.plays, address: url.href };
}
