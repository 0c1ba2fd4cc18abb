import { expect, it } from '@jest/globals';
import { ownMedia } from '../../texts/own-media.js';
import { filmEmbed } from './film-view.js';
import { shownMedia } from './shown-media.js';

const film = {
  id: 'a',
  kind: 'video',
  title: 'The tunnel',
  source: 'WFAA',
  description: 'A film.',
  address: 'https://www.wfaa.com/a',
} as const;

it.each([
  ['youtube', 'aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
  ['script', 'https://www.nbcdfw.com/p.js', '/embeds/station-player.html#https%3A%2F%2Fwww.nbcdfw.com%2Fp.js'],
  ['frame', 'https://www.wfaa.com/embeds/1', 'https://www.wfaa.com/embeds/1'],
] as const)('plays a film of type %s', (kind, address, src) => {
  const [shown] = shownMedia([{ ...film, player: { kind, address } }]).videos;
  expect(shown && filmEmbed(shown)?.src).toBe(src);
});

it('shows a film without a player as a drawing and a link', () => {
  const [shown] = shownMedia([film]).videos;
  expect(shown && filmEmbed(shown)).toBeUndefined();
  expect(shown).toMatchObject({ sourcePage: film.address, sourceLabel: 'Watch at WFAA' });
});

it('includes all built-in content', () => {
  const { videos, documents, books } = shownMedia(ownMedia);
  expect([videos.length, documents.length, books.length]).toEqual([5, 4, 3]);
  expect(documents.every(({ content, sourcePage }) => content !== '' && sourcePage !== '')).toBe(true);
  expect(books.map(({ price, shipping }) => `${price} ${shipping}`)).toContain('21.99 3-5 days');
});
