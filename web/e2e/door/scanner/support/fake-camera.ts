import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { takePicture, type View } from './ticket-picture.js';

export const FRAME_RATE = 30;

export interface Scene {
  readonly view: View;
  /** 1 by default. */
  readonly frames?: number;
}

/** A browser whose camera plays pictures from a file; the page gets them as from a phone's camera. */
export class FakeCamera {
  private constructor(
    readonly browser: Browser,
    private readonly folder: string,
  ) {}

  /** @param options the launch options of the other tests' browsers */
  static async start(options: LaunchOptions): Promise<FakeCamera> {
    const folder = await mkdtemp(join(tmpdir(), 'hilltop-camera-'));
    const args = [
      ...(options.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmIn(folder)}`,
    ];
    return new FakeCamera(await chromium.launch({ ...options, args }), folder);
  }

  /** Played in a loop, from the next time on that a page opens the camera. */
  async play(scenes: readonly Scene[]): Promise<void> {
    // Moved into place, because the browser may still be reading the film before.
    const next = join(this.folder, 'next');
    await writeFile(next, '');
    const pictures = new Map<View, Promise<Buffer>>();
    for (const { view, frames = 1 } of scenes) {
      const picture = await (pictures.get(view) ?? takePicture(view));
      pictures.set(view, Promise.resolve(picture));
      await appendFile(next, Buffer.concat(Array.from({ length: frames }, () => picture)));
    }
    await rename(next, filmIn(this.folder));
  }

  async close(): Promise<void> {
    await this.browser.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** JPEG pictures, one after the other; the browser plays `FRAME_RATE` per second. */
function filmIn(folder: string): string {
  return join(folder, 'film.mjpeg');
}
