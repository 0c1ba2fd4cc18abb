import { sectionAlts } from '../../texts/section-alts.js';
import { garden, stageLight } from './above/garden.js';
import { house } from './above/house.js';
import { city, night } from './above/night.js';
import { stables } from './above/stables.js';
import { oak, oakDefs } from './above/trees.js';
import { earth, earthClip, slopeEdge, strata } from './earth.js';
import { grainDefs } from './grain.js';
import { lightDefs } from './light.js';
import { GROUND, ground, SHEET } from './measures.js';
import { group, line } from './pen.js';
import { kitColors, peopleDefs } from './people.js';
import { casino } from './rooms/casino.js';
import { casinoShape } from './rooms/casino-walls.js';
import { cooling, coolingShape } from './rooms/cooling.js';
import { boards, dining, diningShape } from './rooms/dining.js';
import { pool, waterShape } from './rooms/pool.js';
import { secretRoom, secretShape } from './rooms/secret-room.js';
import { stair, stairShape } from './rooms/stair.js';
import { tunnel, tunnelShape } from './rooms/tunnel.js';
import { sectionViews } from './views.js';

/** `#record` and every view that begins so show what is told in chalk, of the same file. Told light is not there. */
const onRecord = [
  ['.told', 'filter:url(#chalk)'],
  ['use.told', 'filter:url(#chalk-figure)'],
  ['.told [filter],.told .told', 'filter:none'],
  ['.told [filter="url(#spray)"],.told [fill="url(#g-bulb)"],#casino>path', 'display:none'],
]
  .map(
    ([parts = '', style]) =>
      `${parts
        .split(',')
        .map((part) => `[id^=record]:target~* ${part}`)
        .join(',')}{${style}}`,
  )
  .join('')
  .replaceAll('~* #casino', '~#casino');

/** `#alarm` is the hill without what the alarm moves. */
const stage = '#alarm:target~* .acts{display:none}';

function clips(): string {
  const shapes = {
    casino: casinoShape,
    dining: diningShape,
    stair: stairShape,
    secret: secretShape,
    tunnel: tunnelShape,
    cooling: coolingShape,
    pool: waterShape,
  };
  const rooms = Object.entries(shapes).map(([id, d]) => `<clipPath id="c-${id}"><path d="${d}"/></clipPath>`);
  return earthClip + rooms.join('');
}

/** Every solid that is cut has a dark inside and an edge of brass. */
function edges(): string {
  const rooms = [casinoShape, diningShape, stairShape, secretShape].join('');
  const around = `M594 542V844H1266M1266 724V542M434 ${GROUND}V844H594V350H434V${GROUND}M426 738V686H256V844H426`;
  return (
    group('edges', line('#0a0503', 12, rooms, 'stroke-linejoin="round"')) + line('#e6c983', 1.8, around + slopeEdge)
  );
}

/** The whole drawing as the text of an SVG file. It is the same each time. */
export function drawSection(): string {
  const { left, top, width, height } = SHEET;
  const views = Object.entries(sectionViews).map(([id, view]) => `<view id="${id}" viewBox="${view.join(' ')}"/>`);
  const trees =
    oak(400, ground(400), 1.05) +
    oak(246, ground(246), 0.72, -1) +
    oak(-30, ground(-30), 0.95) +
    oak(1352, GROUND, 0.95) +
    oak(1594, GROUND, 0.7, -1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" style="${kitColors}" stroke-linecap="round" role="img" aria-labelledby="t"><title id="t">${sectionAlts.whole}</title>`,
    `<style>${onRecord}${stage}</style>`,
    ...views,
    `<defs>${grainDefs}${lightDefs}${oakDefs()}${peopleDefs}${strata}${clips()}</defs>`,
    night(),
    city(),
    group('trees', stageLight + trees),
    earth(),
    stables(),
    garden(),
    tunnel(),
    house(),
    edges(),
    pool(),
    cooling(),
    secretRoom(),
    stair(),
    casino(),
    dining(),
    boards(),
    '</svg>\n',
  ].join('\n');
}
