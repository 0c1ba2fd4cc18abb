import { expect, it } from '@jest/globals';
import { playerOf } from './section.input.js';

it.each([
  'https://www.youtube.com/watch?v=aB3dE5fG7hI&t=4s',
  'https://youtu.be/aB3dE5fG7hI?si=x',
  'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI',
  'https://m.youtube.com/shorts/aB3dE5fG7hI',
])('finds the YouTube video at %s', (address) => {
  expect(playerOf(address)).toEqual({ kind: 'youtube', address: 'aB3dE5fG7hI' });
});

it('accepts the player script of one station and the page of another', () => {
  const script = 'https://media.nbcdfw.com/assets/embed.js?id=1';
  expect(playerOf(script)).toEqual({ kind: 'script', address: script });
  const page = 'https://www.wfaa.com/embeds/video/287-1/iframe';
  expect(playerOf(page)).toEqual({ kind: 'frame', address: page });
});

it.each([
  'https://videos.example.net/w/8812',
  'http://www.youtube.com/watch?v=aB3dE5fG7hI',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.example.net/watch?v=aB3dE5fG7hI',
  'https://notwfaa.com/embeds/1',
  'javascript:alert(1)',
  'aB3dE5fG7hI',
])('has no player for %s', (address) => {
  expect(playerOf(address)).toBeUndefined();
});
