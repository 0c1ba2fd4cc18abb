import { grainDefs } from '../section/grain.js';
import { lightDefs } from '../section/light.js';
import { ALARM, FLOOR, GROUND, MIDDLE } from '../section/measures.js';
import { box, fill, group, line } from '../section/pen.js';
import { dress, figure, kitColors, kitOf } from '../section/people.js';
import { cones, halos, pendants } from '../section/rooms/casino.js';
import { casinoShape } from '../section/rooms/casino-walls.js';
import { secretShape, wheel } from '../section/rooms/secret-room.js';
import { dealers, guests } from './cast.js';
import { bell, cuts, spark } from './cuts.js';
import { gate, gateDefs, red } from './gate.js';
import { IN_HALL, mover } from './mover.js';
import { openings, WHEEL } from './places.js';
import { cardTables, hallTable } from './tables.js';

const figures = new Set([
  ...guests.flatMap((guest) => [guest.figure, guest.end.figure]),
  ...dealers.flatMap((dealer) => [dealer.figure, dealer.sings.figure]),
  'lantern' as const,
]);

/** Of the gradients and patterns, those that a drawing uses. */
function used(defs: string, content: string): string {
  const each = defs.match(/<(\w+) id="[^"]+"[\s\S]*?<\/\1>/g) ?? [];
  return each.filter((part) => content.includes(`url(#${/ id="([^"]+)"/.exec(part)?.[1]})`)).join('');
}

const redLight =
  '<radialGradient id="g-red"><stop stop-color="#ff8a6a" stop-opacity=".95"/><stop offset=".3" stop-color="#d8402f" stop-opacity=".5"/><stop offset="1" stop-color="#b8302f" stop-opacity="0"/></radialGradient>';

const book =
  fill('#5a141a', 'M-27-15 0-5 27-15V13L0 23-27 13z') +
  fill('#f7f1e3', 'M-24-19Q-10-20 0-9 10-20 24-19V8Q10 7 0 17-10 7-24 8z') +
  line('#b9a47a', 1.6, 'M0-9V17M-19-12q10 0 14 6m-14 2q10 0 14 6m24-14q-10 0-14 6m14 2q-10 0-14 6');

function guest(place: number): string {
  const { figure: name, end } = guests[place] ?? {};
  if (name === undefined || end === undefined) return '';
  const poses = group(`g${place}-stand`, figure(name)) + group(`g${place}-end`, figure(end.figure));
  return mover(`g${place}`, poses);
}

/** A dealer at work. Those who stand behind the table are drawn before it. */
function atWork(place: number): string {
  const { figure: name } = dealers[place] ?? {};
  return name === undefined ? '' : mover(`d${place}`, figure(name));
}

function singing(place: number): string {
  const { sings } = dealers[place] ?? {};
  if (sings === undefined) return '';
  const [x, y] = sings.book;
  const inHand = group(`s${place}-book`, `<g transform="translate(${x} ${y})">${book}</g>`);
  return mover(`s${place}`, figure(sings.figure, sings.style) + inHand);
}

/** A table in the garden, set for supper. */
function supper(x: number): string {
  const size = 0.3;
  const table = `<use href="#tea-table" transform="translate(${x - 312 * size} ${GROUND + 1 - 486 * size})scale(${size})"/>`;
  return mover('supper', table, `${x - 40} ${GROUND - 70} 80 80 1`);
}

function secretDoor(): string {
  const [left, right] = openings.secret;
  const door =
    fill('#7a4424', box(left + 4, 0, right - 4, FLOOR - openings.top)) +
    line('#e0a85c', 1.2, box(left + 8, 6, right - 8, FLOOR - openings.top - 6));
  return `<g transform="translate(0 ${openings.top})">${group('panel', door)}</g>`;
}

/** Two men with lanterns, one behind the other. */
function law(): string {
  const man = (x: number, style: string): string =>
    `<g transform="translate(${x} 0)scale(.36)"><circle cx="58" cy="-214" r="150" fill="url(#g-bulb)" opacity=".6"/>${figure('lantern', style)}</g>`;
  return (
    man(-54, '--a:#24304a;--b:#151c30;--t:#1a2030;--t2:#121624') +
    man(0, '--a:#33404a;--b:#1b252c;--t:#232d34;--t2:#182026')
  );
}

/** All that moves in the alarm. @param styles of its groups: at the first moment, and at the last one for `#after` */
export function drawMoving(styles: string): string {
  const { left, top, width, height } = ALARM;
  const content = [
    gate(),
    cuts() + cardTables() + secretDoor(),
    red(),
    spark(),
    mover('law', law(), '-130 -150 220 170 1'),
    mover('room-dark', fill('#0c0506', casinoShape), IN_HALL),
    mover('cones', cones(), IN_HALL),
    bell(),
    mover(
      'pool-of-light',
      `<ellipse cx="${MIDDLE}" cy="814" rx="215" ry="25" fill="url(#g-floor)" filter="url(#spray)"/>`,
      IN_HALL,
    ),
    atWork(3) + atWork(1) + atWork(2),
    mover('table', hallTable(), IN_HALL),
    guest(0) + supper(1364) + guest(1),
    atWork(0),
    [1, 2, 3, 0].map(singing).join(''),
    guest(2) + guest(3) + guest(4),
    mover('lamps', pendants(), IN_HALL),
    mover('halos', halos(), IN_HALL),
    mover('wheel', wheel([0, 0], WHEEL), '-48 -48 96 96 1'),
    mover('secret-dark', fill('#0c0506', secretShape), '256 686 170 158 1'),
  ].join('\n');
  const kit = kitOf('tea-table', 'pendant', 'g-pool', 'soft', ...[...figures].map((name) => `fig-${name}`));
  // She who laughs in the hall sits down in the same red dress.
  const people = kit.replace(/(id="fig-seatChin"[^>]*><g style=")[^"]*/, `$1${dress.laugh}`);
  const floor =
    '<radialGradient id="g-floor"><stop stop-color="#ffe1a0" stop-opacity=".8"/><stop offset="1" stop-color="#e09a45" stop-opacity="0"/></radialGradient>';
  const view = `${left} ${top} ${width} ${height}`;
  return [
    `<svg class="alarm-moves" xmlns="http://www.w3.org/2000/svg" viewBox="${view}" style="${kitColors}" stroke-linecap="round"><style>${styles}</style><view id="after" viewBox="${view}"/>`,
    `<defs>${used(grainDefs, content + people)}${used(lightDefs, content)}${redLight}${floor}${people}${gateDefs}</defs>`,
    content,
    '</svg>\n',
  ].join('\n');
}
