import { ALARM_SECONDS } from '../../../../texts/alarm.js';
import { at, type Moment } from './at.js';
import { clamp, mix, part } from './easing.js';
import { type GuestThen, poses } from './guest-at.js';
import { TABLE_FRONT } from './room-at.js';
import { playSound } from './sound.js';

/** The alarm in a stage: shows a moment, or runs from it to the end. */
export interface AlarmRun {
  show(time: number): void;
  /** Runs to the end, then calls `onEnd`. */
  play(from: number, withSound: boolean, onTime: (time: number) => void, onEnd: () => void): void;
  stop(): void;
}

/** The drawing's own coordinates: x from -230, y from 44. */
const WIDTH = 1940;
const HEIGHT = 660;
const ORIGIN = { x: -230, y: 44 };

/** From this width on, the whole hill is seen at the start and the end; below it, the window is always near and only moves. */
const broad = '(min-width: 62rem)';

/** Moves the world so that the window looks at a place, without uncovering an edge. */
function aim(stage: HTMLElement, world: HTMLElement): (look: Moment['look']) => void {
  const wideEnough = window.matchMedia(broad);
  let [view, high, wide, tall] = [0, 0, 0, 0];
  let last: Moment['look'] = at(0).look;
  const look = (next: Moment['look']): void => {
    last = next;
    const zoom = wideEnough.matches ? mix(view / wide, 1, next.near) : 1;
    const x = clamp(view / 2 - ((next.x - ORIGIN.x) / WIDTH) * wide * zoom, view - wide * zoom, 0);
    const y = clamp(high / 2 - ((next.y - ORIGIN.y) / HEIGHT) * tall * zoom, high - tall * zoom, 0);
    world.style.transform = `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0) scale(${zoom.toFixed(4)})`;
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
  world.append(svg);
  const paint = painterOf(svg);
  const look = aim(stage, world);
  let endSound: (() => void) | undefined;
  let running = 0;
  const show = (time: number): void => {
    const moment = at(clamp(time, 0, ALARM_SECONDS));
    paint(moment);
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

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

type Written = 'transform' | 'opacity' | 'visibility' | 'strokeDashoffset';

/** Writes styles of the drawing's named groups, and only those that changed since the last moment. */
function writerOf(drawing: SVGSVGElement) {
  const groups = new Map([...drawing.querySelectorAll<SVGElement>('[id]')].map((group) => [group.id, group.style]));
  const last = new Map<string, string>();
  const write = (id: string, name: Written, value: string): void => {
    const key = `${id} ${name}`;
    const style = groups.get(id);
    if (last.get(key) === value || style === undefined) return;
    last.set(key, value);
    style[name] = value;
  };
  return {
    write,
    move: (id: string, x: number, y: number, more = ''): void => {
      write(id, 'transform', `translate(${short(x)}px,${short(y)}px)${more}`);
    },
    show: (id: string, opacity: number): void => write(id, 'opacity', String(short(clamp(opacity)))),
    stretch: (id: string, x: number, y: number): void => write(id, 'transform', `scale(${short(x)},${short(y)})`),
    turn: (id: string, degrees: number): void => write(id, 'transform', `rotate(${short(degrees)}deg)`),
  };
}
type Writer = ReturnType<typeof writerOf>;

function paintSignal({ write, move, show, turn }: Writer, { signal, light }: Moment): void {
  show('red', signal.red);
  show('red-sky', signal.red * 0.8);
  move('guard-arm', 0, signal.pressed * 1.5);
  write('spark', 'strokeDashoffset', String(short(14 - 1000 * signal.spark)));
  write('spark-glow', 'strokeDashoffset', String(short(30 - 1000 * signal.spark)));
  show('sparks', signal.sparkOn);
  turn('bell', signal.bell);
  show('waves', signal.rings * (1 - signal.wave));
  write('waves', 'transform', `scale(${short(0.5 + signal.wave * 0.9)})`);
  show('cones', light.lamps);
  show('room-dark', light.dark);
  show('pool-of-light', light.circle);
}

function paintTable(
  { write, move, show, stretch, turn }: Writer,
  table: Moment['tables'][number],
  place: number,
): void {
  const felt = table.front / TABLE_FRONT;
  const dropped = table.front - TABLE_FRONT;
  stretch(`felt${place}`, 1, Math.max(0, felt));
  show(`felt${place}`, felt > 0 ? 1 : 0);
  stretch(`under${place}`, 1, table.underside);
  show(`under${place}`, table.underside > 0 ? 1 : 0);
  move(`apron${place}`, 0, dropped);
  show(`apron${place}`, 1 - part(table.up, 0.9, 1));
  const legs = short(1 - part(table.up, 0, 0.7));
  write(`legs${place}`, 'transform', `translate(0,${short(dropped * 0.96)}px) scale(1,${legs})`);
  turn(`latch${place}`, 90 * part(table.up, 0.9, 1));
}

function paintGuest({ write, move, turn }: Writer, guest: GuestThen, place: number): void {
  for (const pose of poses) write(`g${place}-${pose}`, 'visibility', pose === guest.pose ? 'inherit' : 'hidden');
  const scale = ` rotate(${short(guest.tilt)}deg) scale(${short(guest.size * guest.faces)},${short(guest.size)})`;
  move(`g${place}`, guest.x, guest.y, scale);
  turn(`g${place}-fork`, -42 * guest.bite);
}

/** Paints moments of the alarm on its drawing. Transforms and opacities only. */
function painterOf(drawing: SVGSVGElement): (moment: Moment) => void {
  const writer = writerOf(drawing);
  const { move, show, stretch } = writer;
  return (moment) => {
    const { wheel, panel, hidden, gate, lanterns } = moment;
    paintSignal(writer, moment);
    for (const [place, table] of moment.tables.entries()) paintTable(writer, table, place);
    move('wheel', wheel.x, wheel.y, ` scale(.8,${short(0.8 * wheel.flat)}) rotate(${short(wheel.turn)}deg)`);
    stretch('panel', 1 - 0.72 * panel, 1);
    show('plank', panel > 0.98 ? 1 : 0);
    show('secret-dark', hidden * 0.74);
    for (const [place, guest] of moment.guests.entries()) paintGuest(writer, guest, place);
    for (const [place, { x, y, tilt, size, book }] of moment.dealers.entries()) {
      move(`d${place}`, x, y, ` rotate(${short(tilt)}deg) scale(${short(size)})`);
      show(`d${place}-book`, book);
    }
    stretch('leaf-l', 1 - 0.8 * gate, 1);
    stretch('leaf-r', -1 + 0.8 * gate, 1);
    move('law', lanterns.x, lanterns.y);
    show('law', lanterns.shown);
  };
}
