import { bellAt } from '../../../../drawings/alarm/places.js';
import { DOWN, EYES, MIDDLE } from '../../../../drawings/section/measures.js';
import type { Moment } from './at.js';
import { clamp, mix, part } from './easing.js';

type Written = 'transform' | 'opacity' | 'visibility' | 'strokeDashoffset';

/** Sets styles of the drawing's named groups. */
export interface Write {
  style(id: string, name: Written, value: string): void;
  /** @param more what comes after the move: turn and size */
  move(id: string, x: number, y: number, more: string): void;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

function tools({ style, move }: Write) {
  return {
    write: style,
    move: (id: string, x: number, y: number, more = ''): void => move(id, short(x), short(y), more),
    show: (id: string, opacity: number): void => style(id, 'opacity', String(short(clamp(opacity)))),
    stretch: (id: string, x: number, y: number): void => style(id, 'transform', `scale(${short(x)},${short(y)})`),
    turn: (id: string, degrees: number): void => style(id, 'transform', `rotate(${short(degrees)}deg)`),
    pose: (id: string, isShown: boolean): void => style(id, 'visibility', isShown ? 'inherit' : 'hidden'),
  };
}
type Tools = ReturnType<typeof tools>;

function paintSignal({ write, move, show }: Tools, { signal, light }: Moment): void {
  show('red', signal.red);
  move('guard', signal.pressed * 3, 0);
  write('spark', 'strokeDashoffset', String(short(14 - 1000 * signal.spark)));
  write('spark-glow', 'strokeDashoffset', String(short(30 - 1000 * signal.spark)));
  show('sparks', signal.sparkOn);
  move('bell', bellAt.x, bellAt.y, ` rotate(${short(signal.bell)}deg)`);
  show('waves', signal.rings * (1 - signal.wave));
  move('waves', bellAt.x, bellAt.y, ` scale(${short(0.5 + signal.wave * 0.9)})`);
  show('cones', light.lamps);
  show('halos', light.lamps);
  show('room-dark', light.dark);
  show('pool-of-light', light.circle);
}

/** The top turns on its back edge, the legs are folded away under it. @param deep how far the front edge hangs below it */
function paintTable({ show, move, stretch, turn, write }: Tools, table: Moment['tables'][number], place: number): void {
  const deep = place === 1 ? 46 : 14;
  const dropped = (table.front - 1) * deep;
  stretch(`felt${place}`, 1, Math.max(0, table.front));
  stretch(`under${place}`, 1, table.underside);
  show(`under${place}`, table.underside > 0 ? 1 : 0);
  move(`apron${place}`, 0, dropped);
  show(`apron${place}`, 1 - part(table.up, 0.25, 0.4));
  const legs = short(1 - part(table.up, 0, 0.4));
  write(`legs${place}`, 'transform', `translate(0,${short(dropped)}px) scale(1,${legs})`);
  show(`legs${place}`, legs > 0 ? 1 : 0);
  turn(`latch${place}`, 90 * part(table.up, 0.9, 1));
}

/** Everything on the table is off it before it turns; then it goes back to the wall, along the lines of the room. */
function paintHallTable({ show, write }: Tools, { tables, wheel, atWall }: Moment, time: number): void {
  const up = tables[1]?.up ?? 0;
  show('rotor', wheel.flat > 0.2 ? 0 : 1);
  show('things', 1 - part(time, 3.35, 3.7));
  show('table-shadow', 1 - part(up, 0.2, 0.8));
  const size = mix(1, 0.62 / 0.95, atWall);
  const [x, y] = [MIDDLE * (1 - size), (EYES + DOWN * 0.08) * (1 - size)];
  write('table-turns', 'transform', `translate(${short(x)}px,${short(y)}px) scale(${short(size)})`);
}

function paintPeople({ move, show, pose }: Tools, { guests, dealers }: Moment): void {
  for (const [place, guest] of guests.entries()) {
    pose(`g${place}-stand`, guest.pose === 'stand');
    pose(`g${place}-end`, guest.pose === 'end');
    move(`g${place}`, guest.x, guest.y, turned(guest));
  }
  for (const [place, dealer] of dealers.entries()) {
    const id = dealer.pose === 'work' ? `d${place}` : `s${place}`;
    pose(`d${place}`, dealer.pose === 'work');
    pose(`s${place}`, dealer.pose === 'sing');
    move(id, dealer.x, dealer.y, turned(dealer));
    show(`s${place}-book`, dealer.book);
  }
}

interface Turned {
  readonly tilt: number;
  readonly size: number;
  readonly faces: number;
}

function turned({ tilt, size, faces }: Turned): string {
  const size3 = Math.round(size * 1000) / 1000;
  return ` rotate(${short(tilt)}deg) scale(${size3 * faces},${size3})`;
}

/** Paints a moment of the alarm on its drawing. Transforms, opacities and what is seen only. */
export function paint(moment: Moment, write: Write): void {
  const tool = tools(write);
  const { move, show, stretch } = tool;
  const { wheel, panel, hidden, gate, lanterns } = moment;
  paintSignal(tool, moment);
  for (const [place, table] of moment.tables.entries()) paintTable(tool, table, place);
  paintHallTable(tool, moment, moment.time);
  paintPeople(tool, moment);
  const [wide, high] = [short(wheel.size), short(wheel.size * wheel.flat)];
  move('wheel', wheel.x, wheel.y, ` scale(${wide},${high}) rotate(${short(wheel.turn)}deg)`);
  show('wheel', wheel.flat > 0.2 ? 1 : 0);
  stretch('panel', 1, panel);
  show('panel', panel > 0 ? 1 : 0);
  show('secret-dark', hidden * 0.74);
  stretch('leaf-l', 1 - 0.8 * gate, 1);
  stretch('leaf-r', 1 - 0.8 * gate, 1);
  move('law', lanterns.x, lanterns.y);
  show('law', lanterns.shown);
}
