/** A place on the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** A number as the file has it. */
export function short(value: number): string {
  return String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');
}

/** A path through points, open. Each step is counted from the written place before it: steps compress better than places. */
export function path(...points: readonly Point[]): string {
  const written = points.map(([x, y]): Point => [Number(short(x)), Number(short(y))]);
  const steps = written.slice(1).map(([x, y], place) => {
    const [fromX, fromY] = written[place] ?? [0, 0];
    return `${short(x - fromX)} ${short(y - fromY)}`;
  });
  return `M${written[0]?.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** Numbers from 0 to 1, the same ones each time. Every part of the drawing has its own, so that none moves another. */
export function chances(seed: number): () => number {
  let state = seed * 7919 + 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Numbers from `start` to `end`, both included. */
export function range(start: number, end: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((end - start) / step + 1e-6) + 1 }, (_, place) => start + place * step);
}

/** One of a list, by a number from 0 to 1. */
export function pick<T>(list: readonly T[], chance: number): T {
  const picked = list[Math.min(list.length - 1, Math.floor(chance * list.length))];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** A rectangle as path data. */
export function box(left: number, top: number, right: number, bottom: number): string {
  const [wide, high] = [short(right - left), short(bottom - top)];
  return `M${short(left)} ${short(top)}h${wide}v${high}h-${wide}z`;
}

export function fill(color: string, d: string, more = ''): string {
  return `<path d="${d}" fill="${color}"${more && ` ${more}`}/>`;
}

export function line(color: string, width: number, d: string, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

/** Sprayed light: a round of it, or any shape filled with one of the gradients of `light.ts`. */
export function glow(rounds: readonly (readonly [x: number, y: number, r: number])[], gradient = 'g-bulb'): string {
  const circles = rounds.map(([x, y, r]) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`);
  return `<g filter="url(#spray)" fill="url(#${gradient})">${circles.join('')}</g>`;
}

export function group(id: string, content: string, more = ''): string {
  return `<g id="${id}"${more && ` ${more}`}>${content}</g>`;
}

/** What moves in the alarm: not there in the picture that the alarm moves over. */
export function acts(content: string): string {
  return `<g class="acts">${content}</g>`;
}

/** Drawn as reported or as we imagine it: in chalk while only what is on record is shown. */
export function told(content: string): string {
  return `<g class="told">${content}</g>`;
}
