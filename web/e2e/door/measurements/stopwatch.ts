import type { Page } from '@playwright/test';

/** A ticket that came into the picture, and its verdict, in ms of the page's clock. */
export interface TimedVerdict {
  /** The earliest that the first frame with the ticket can have been there. */
  readonly seenAt: number;
  /** When the verdict was painted. */
  readonly paintedAt: number;
}

declare global {
  interface Window {
    timedVerdicts: TimedVerdict[];
  }
}

/**
 * Keeps for each verdict when its ticket came into the picture, from the next load of the page on. Frames with a ticket are marked:
 * a ticket that was there when the camera started is not timed.
 */
export async function startStopwatch(page: Page, frameMs: number): Promise<void> {
  await page.addInitScript((frame) => {
    window.timedVerdicts = [];
    let seenAt: number | undefined;

    const follow = (video: HTMLVideoElement): void => {
      let emptyAt: number | undefined;
      const look = async (_now: number, { presentationTime }: VideoFrameCallbackMetadata): Promise<void> => {
        video.requestVideoFrameCallback(look);
        const picture = new VideoFrame(video);
        const corner = { rect: { x: 0, y: 0, width: 2, height: 2 } };
        const bytes = new Uint8Array(picture.allocationSize(corner));
        await picture.copyTo(bytes, corner);
        picture.close();
        const isMarked = (bytes[0] ?? 0) > 128;
        // A slow page does not see every frame: the one after the last empty frame may have had the ticket.
        if (isMarked && emptyAt !== undefined) seenAt = Math.min(presentationTime, emptyAt + frame);
        emptyAt = isMarked ? undefined : presentationTime;
      };
      video.requestVideoFrameCallback(look);
    };
    const { play } = HTMLVideoElement.prototype;
    HTMLVideoElement.prototype.play = function playAndFollow() {
      seenAt = undefined;
      follow(this);
      return play.call(this);
    };

    let wasShown = false;
    new MutationObserver(() => {
      const isShown = document.getElementById('verdict') !== null;
      const from = seenAt;
      if (isShown && !wasShown && from !== undefined) {
        requestAnimationFrame(() => {
          // After the next paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.timedVerdicts.push({ seenAt: from, paintedAt: performance.now() });
          port2.postMessage(undefined);
        });
      }
      wasShown = isShown;
    }).observe(document, { childList: true, subtree: true });
  }, frameMs);
}
