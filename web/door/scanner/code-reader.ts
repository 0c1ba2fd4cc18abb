import type { Picture } from './middle-of.js';

export interface CodeReader {
  /** @returns the texts of all readable codes. @throws if the decoder does not start */
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
}

export type WorkerAnswer = { readonly texts: readonly string[] } | { readonly error: string };

/** Decodes in a worker, one picture at a time, so that the page keeps reacting to taps. */
export function createCodeReader(): CodeReader {
  const worker = new Worker(new URL('./scanner-worker.ts', import.meta.url), { type: 'module' });
  let previous: Promise<unknown> = Promise.resolve();
  const read = async (video: HTMLVideoElement): Promise<readonly string[]> => {
    // A frame can be gone before it is taken; another comes soon.
    const picture = await pictureOf(video).catch(() => undefined);
    if (!picture) return [];
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        'texts' in data ? resolve(data.texts) : reject(new Error(data.error));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(picture, [picture]);
    });
  };
  return {
    read: (video) => {
      const reading = previous.then(() => read(video));
      previous = reading.catch(() => undefined);
      return reading;
    },
    close: () => worker.terminate(),
  };
}

/** A frame costs this thread nothing; browsers without them draw a bitmap. */
async function pictureOf(video: HTMLVideoElement): Promise<Picture> {
  return 'VideoFrame' in window ? new VideoFrame(video) : createImageBitmap(video);
}
