import { FLOOR, GATE, GROUND, ground, MIDDLE } from '../section/measures.js';

/** How much of the hill a wide window shows when it is near, and where it looks until the alarm is pressed. */
export const NEAR = 900;
export const hall = { x: 930, y: 690 } as const;

/** The middle of the gate, and the wheel's radius on its rim. */
export const gateAt = { x: -236, y: GATE } as const;
export const WHEEL = 45;

/** The ladder from the tunnel to the garden. */
export const LADDER = 1474;
export const HATCH = GROUND;

/** The bell in the hall. */
export const bellAt = { x: 634, y: 596 } as const;

/** The openings that the wheel rolls through: between hall and stair, and into the secret room. */
export const openings = { top: 740, floor: FLOOR, hall: [590, 602], secret: [418, 442] } as const;

/** Two tables at the back wall, and the middle of the hall's table when it is up. */
export const wallTables = [MIDDLE - 150, MIDDLE + 150] as const;

/** The wire from the gate: along the ground, under the pool, behind the stair to the bell. */
export function wire(): string {
  const along = [-170, -120, -96, -72, -48, -24, 0, 120, 224].map((x) => `L${x} ${Math.round(ground(x)) + 15}`);
  return `M-186 612V687${along.join('')}L240 654H428V606H612Q622 606 624 598L632 594`;
}
