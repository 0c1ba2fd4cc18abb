/** Reads the QR codes of a picture. */
export interface CodeReader {
  /** @returns the texts of all codes that can be read. @throws when the decoder does not start */
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** What the worker answers for each picture. */
export type WorkerAnswer = { readonly texts: readonly string[] } | { readonly error: string };

/** Decodes in a worker, so that the page answers taps meanwhile. One picture at a time. */
export function createCodeReader(): CodeReader {
  const worker = new Worker(new URL('./scanner-worker.ts', import.meta.url), { type: 'module' });
  let previous: Promise<unknown> = Promise.resolve();
  const read = async (video: HTMLVideoElement): Promise<readonly string[]> => {
    // A frame may be gone before it is taken: the next one comes soon.
    const picture = await middleOf(video).catch(() => undefined);
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

/** The square in the middle, where the frame on the screen is: the sides only cost time. */
function middleOf(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  return createImageBitmap(video, (width - side) / 2, (height - side) / 2, side, side);
}
