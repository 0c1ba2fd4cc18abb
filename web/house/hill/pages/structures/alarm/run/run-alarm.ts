import { hall, NEAR } from '../../../../drawings/alarm/places.js';
import { ALARM } from '../../../../drawings/section/measures.js';
import { ALARM_SECONDS } from '../../../../texts/alarm.js';
import { at, type Moment } from './at.js';
import { clamp } from './easing.js';
import { layDown } from './layers.js';
import { paint } from './paint.js';
import { playSound } from './sound.js';

/** The alarm in a stage: shows a moment, or runs from it to the end. */
export interface AlarmRun {
  show(time: number): void;
  /** Runs to the end, then calls `onEnd`. */
  play(from: number, withSound: boolean, onTime: (time: number) => void, onEnd: () => void): void;
  stop(): void;
}

/** From this width on, the window sees as much as a look says; below it, it is always near and only moves. */
const broad = '(min-width: 62rem)';

/** Moves the world so that the window looks at a place, without uncovering an edge. */
function aim(stage: HTMLElement, world: HTMLElement): (look: Moment['look']) => void {
  const wideEnough = window.matchMedia(broad);
  let [view, high, wide, tall] = [0, 0, 0, 0];
  let last: Moment['look'] = at(0).look;
  const look = (next: Moment['look']): void => {
    last = next;
    const zoom = wideEnough.matches ? NEAR / next.wide : 1;
    const { x: toX, y: toY } = wideEnough.matches || next.wide === NEAR ? next : hall;
    const x = clamp(view / 2 - ((toX - ALARM.left) / ALARM.width) * wide * zoom, view - wide * zoom, 0);
    const y = clamp(high / 2 - ((toY - ALARM.top) / ALARM.height) * tall * zoom, high - tall * zoom, 0);
    // The world hangs from the middle of the window.
    const [left, top] = [x - view / 2, y - high / 2];
    world.style.transform = `translate3d(${left.toFixed(1)}px,${top.toFixed(1)}px,0) scale(${zoom.toFixed(4)})`;
  };
  new ResizeObserver(() => {
    [view, high, wide, tall] = [stage.clientWidth, stage.clientHeight, world.clientWidth, world.clientHeight];
    look(last);
  }).observe(stage);
  [view, high, wide, tall] = [stage.clientWidth, stage.clientHeight, world.clientWidth, world.clientHeight];
  return look;
}

/** @param drawing the moving drawing as SVG text. It is put into `world`, over the still hill */
export function runAlarm(stage: HTMLElement, world: HTMLElement, drawing: string): AlarmRun {
  const svg = document.importNode(
    new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement as unknown as SVGSVGElement,
    true,
  );
  // The drawing is one of this site's own files. Its styles address it alone.
  const write = layDown(svg, world);
  const look = aim(stage, world);
  let endSound: (() => void) | undefined;
  let running = 0;
  const show = (time: number): void => {
    const moment = at(clamp(time, 0, ALARM_SECONDS));
    paint(moment, write);
    look(moment.look);
  };
  const stop = (): void => {
    running += 1;
    endSound?.();
    endSound = undefined;
  };
  return {
    show,
    stop,
    play(from, withSound, onTime, onEnd) {
      stop();
      const run = running;
      if (withSound) endSound = playSound(from);
      const since = performance.now();
      const tick = (): void => {
        if (run !== running) return;
        const time = Math.min(ALARM_SECONDS, from + (performance.now() - since) / 1000);
        show(time);
        onTime(time);
        if (time >= ALARM_SECONDS) onEnd();
        else requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    },
  };
}
