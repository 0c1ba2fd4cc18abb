import { describe, expect, it } from '@jest/globals';
import { isUploading, type Upload, uploadsReducer } from './uploads-state.js';

function upload(key: string, status: Upload['status'] = 'waiting'): Upload {
  return {
    key,
    name: `${key}.png`,
    bytes: 1,
    preview: `blob:${key}`,
    status,
    progress: 0,
  };
}

describe('the list of the uploader', () => {
  it('grows with each choice, or is replaced where there is one image', () => {
    const before = [upload('1', 'uploaded')];
    const chosen = [upload('2')];
    expect(uploadsReducer(before, { type: 'added', uploads: chosen, replaces: false })).toHaveLength(2);
    expect(uploadsReducer(before, { type: 'added', uploads: chosen, replaces: true })).toEqual(chosen);
  });

  it('changes one and leaves the others, and drops what is removed', () => {
    const before = [upload('1'), upload('2')];
    const after = uploadsReducer(before, { type: 'changed', key: '2', change: { status: 'uploading', progress: 0.5 } });
    expect(after.map(({ status, progress }) => [status, progress])).toEqual([
      ['waiting', 0],
      ['uploading', 0.5],
    ]);
    expect(uploadsReducer(after, { type: 'removed', key: '1' }).map(({ key }) => key)).toEqual(['2']);
    expect(uploadsReducer(after, { type: 'cleared' })).toEqual([]);
  });

  it('is busy until the last one has come or failed', () => {
    expect(isUploading([upload('1', 'uploaded'), upload('2', 'waiting')])).toBe(true);
    expect(isUploading([upload('1', 'uploaded'), upload('2', 'failed'), upload('3', 'removing')])).toBe(false);
  });
});
