import { type RefCallback, useEffect, useRef, useState } from 'react';
import { useIsShown } from '../../kit/lib/use-is-shown.js';
import { type CameraFailure, cameraFailure, lampOf, openCamera, stopCamera } from './camera.js';
import { type CodeReader, createCodeReader } from './code-reader.js';

/** A ticket that was out of the picture for this long counts as a new one, in ms. */
const GONE_MS = 2_000;

/** Decides which code in the picture is reported. */
interface TicketWatch {
  /** @param now in ms @returns the text to report, once per ticket held up */
  readonly see: (texts: readonly string[], now: number) => string | undefined;
  /** Scanning resumes after a verdict, whose ticket can still be in the picture. */
  readonly resume: (now: number) => void;
}

export function createTicketWatch(): TicketWatch {
  let last: { readonly text: string; seenAt: number } | undefined;
  return {
    see: (texts, now) => {
      const [text, ...others] = new Set(texts);
      const isSame = last !== undefined && texts.includes(last.text) && now - last.seenAt < GONE_MS;
      if (last && isSame) last.seenAt = now;
      // With two tickets in the picture, nobody knows which one is meant.
      if (text === undefined || others.length > 0 || isSame) return undefined;
      last = { text, seenAt: now };
      return text;
    },
    resume: (now) => {
      if (last) last.seenAt = now;
    },
  };
}

export type ScannerState = 'starting' | 'running' | CameraFailure;

interface ScannerOptions {
  /** Off while the page is hidden. */
  readonly isActive: boolean;
  /** While a verdict is shown, the camera stays on but reads nothing. */
  readonly isPaused: boolean;
  /** Called once per ticket held up to the camera. */
  readonly onText: (text: string) => void;
}

export interface Scanner {
  readonly state: ScannerState;
  readonly videoRef: RefCallback<HTMLVideoElement>;
  /** Undefined if the camera has no light. */
  readonly lamp?: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  readonly retry: () => void;
}

/** Reads tickets with the camera (infra/decisions/0210). */
export function useScanner({ isActive, isPaused, onText }: ScannerOptions): Scanner {
  const isShown = useIsShown();
  const [attempt, setAttempt] = useState(0);
  const [stream, setStream] = useState<MediaStream>();
  const [failure, setFailure] = useState<CameraFailure>();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isLampOn, setIsLampOn] = useState(false);
  const isOn = isActive && isShown;

  // Each attempt requests the camera again.
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    const opened = openCamera();
    setFailure(undefined);
    opened.then(
      (camera) => {
        if (isOver) return stopCamera(camera);
        // Another program took the camera, or it was unplugged.
        for (const track of camera.getTracks()) track.addEventListener('ended', () => setFailure('failed'));
        setStream(camera);
      },
      (error) => (isOver ? undefined : setFailure(cameraFailure(error))),
    );
    return () => {
      isOver = true;
      setStream(undefined);
      setIsLampOn(false);
      void opened.then(stopCamera, () => undefined);
    };
  }, [isOn, attempt]);

  useEffect(() => {
    if (!(video && stream)) return;
    video.srcObject = stream;
    void video.play().catch(() => undefined);
  }, [video, stream]);

  const reader = useReader(stream);
  useTickets({ video: isPaused || !stream ? null : video, reader, onText, onFailure: () => setFailure('noDecoder') });

  const lamp = stream && lampOf(stream);
  return {
    state: failure ?? (stream ? 'running' : 'starting'),
    videoRef: setVideo,
    lamp: lamp && {
      isOn: isLampOn,
      toggle: () => {
        setIsLampOn(!isLampOn);
        void lamp(!isLampOn).catch(() => setIsLampOn(false));
      },
    },
    retry: () => setAttempt((count) => count + 1),
  };
}

/** One while the camera is on: starting it takes longer than reading. */
function useReader(stream: MediaStream | undefined): CodeReader | undefined {
  const [reader, setReader] = useState<CodeReader>();
  useEffect(() => {
    if (!stream) return undefined;
    const created = createCodeReader();
    setReader(created);
    return () => {
      setReader(undefined);
      created.close();
    };
  }, [stream]);
  return reader;
}

interface TicketOptions {
  /** Null while the camera is off or paused. */
  readonly video: HTMLVideoElement | null;
  readonly reader: CodeReader | undefined;
  readonly onText: (text: string) => void;
  readonly onFailure: () => void;
}

/** Reads one frame at a time. */
function useTickets({ video, reader, onText, onFailure }: TicketOptions): void {
  const [watch] = useState(createTicketWatch);
  const latest = useRef({ onText, onFailure });
  useEffect(() => {
    latest.current = { onText, onFailure };
  });

  useEffect(() => {
    if (!(video && reader)) return undefined;
    watch.resume(performance.now());
    let isOver = false;
    let frame = 0;
    const look = async (): Promise<void> => {
      try {
        const text = watch.see(await reader.read(video), performance.now());
        if (isOver) return;
        if (text !== undefined) latest.current.onText(text);
        frame = video.requestVideoFrameCallback(() => void look());
      } catch {
        if (!isOver) latest.current.onFailure();
      }
    };
    frame = video.requestVideoFrameCallback(() => void look());
    return () => {
      isOver = true;
      video.cancelVideoFrameCallback(frame);
    };
  }, [video, reader, watch]);
}
