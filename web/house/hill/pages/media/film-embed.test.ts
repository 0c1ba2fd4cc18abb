import { describe, expect, it } from '@jest/globals';
import { type VideoItem, videos } from '../../texts/media.js';
import { filmEmbed } from './film-view.js';

function film(fields: Partial<VideoItem>): VideoItem {
  const [first] = videos;
  if (first === undefined) throw new Error('no film');
  return { ...first, ...fields };
}

describe('filmEmbed', () => {
  it('plays none of the films whose embeds are not confirmed', () => {
    expect(videos.filter(({ embedId, embedScript, embedUrl }) => embedId ?? embedScript ?? embedUrl)).toEqual([]);
    expect(videos.map(filmEmbed)).toEqual(videos.map(() => undefined));
  });

  it('plays a video site by id, from its cookie-free host', () => {
    const embed = filmEmbed(film({ type: 'youtube', embedId: 'dQw4w9WgXcQ' }));
    expect(embed?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it('plays a station’s script in a sandbox without our origin', () => {
    const script = 'https://www.nbcdfw.com/portableplayer/?cmsID=1&a=b';
    const embed = filmEmbed(film({ type: 'nbc', embedScript: script }));
    expect(embed?.src).toBe(`/embeds/station-player.html#${encodeURIComponent(script)}`);
    expect(embed?.sandbox?.split(' ')).toContain('allow-scripts');
    expect(embed?.sandbox).not.toMatch(/allow-same-origin|allow-top-navigation/);
  });

  it('plays a station’s frame as it is', () => {
    const embed = filmEmbed(film({ type: 'wfaa', embedUrl: 'https://www.wfaa.com/embeds/video/287-1/iframe' }));
    expect(embed?.src).toBe('https://www.wfaa.com/embeds/video/287-1/iframe');
    expect(embed?.sandbox).not.toMatch(/allow-top-navigation/);
  });

  it.each<Partial<VideoItem>>([
    { type: 'youtube', embedId: '' },
    { type: 'youtube', embedId: '../evil' },
    { type: 'youtube', embedUrl: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
    { type: 'nbc', embedScript: 'http://www.nbcdfw.com/portableplayer/' },
    { type: 'nbc', embedScript: 'https://nbcdfw.com.evil.test/player.js' },
    { type: 'nbc', embedScript: 'javascript:alert(1)' },
    { type: 'nbc', embedId: 'dQw4w9WgXcQ' },
    { type: 'wfaa', embedUrl: 'https://evilwfaa.com/' },
    { type: 'wfaa', embedUrl: '/relative' },
  ])('shows a poster for %j', (fields) => {
    expect(filmEmbed(film(fields))).toBeUndefined();
  });
});
