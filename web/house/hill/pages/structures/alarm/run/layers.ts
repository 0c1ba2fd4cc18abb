import { ALARM } from '../../../../drawings/section/measures.js';
import type { Write } from './paint.js';

/** A group that moves, as a picture of its own over the world. */
interface Layer {
  readonly root: SVGSVGElement;
  move(x: number, y: number, more: string): void;
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`;
}

/** `data-box`: what a group covers around its own origin, and the size that it is laid out in. Without one: all. */
function layerOf(root: SVGSVGElement, group: SVGElement): Layer {
  const [left = 0, top = 0, wide = 0, high = 0, size = 1] = group.dataset.box?.split(' ').map(Number) ?? [];
  Object.assign(group.style, { transform: 'none', opacity: '1', visibility: 'inherit' });
  if (wide === 0) return { root, move: () => undefined };
  root.setAttribute('viewBox', `${left} ${top} ${wide} ${high}`);
  Object.assign(root.style, {
    inset: 'auto',
    left: percent(left * size - ALARM.left, ALARM.width),
    top: percent(top * size - ALARM.top, ALARM.height),
    width: percent(wide * size, ALARM.width),
    height: percent(high * size, ALARM.height),
    transformOrigin: `${percent(-left, wide)} ${percent(-top, high)}`,
  });
  return {
    root,
    move: (x, y, more) => {
      root.style.transform = `translate(${percent(x, wide * size)},${percent(y, high * size)})${more} scale(${1 / size})`;
    },
  };
}

/**
 * Takes the drawing apart, in its order: each group of class `m` becomes a picture of its own, which is painted once and
 * then only moved. So the grain of the people costs nothing while they run. @returns how to write on the parts
 */
export function layDown(drawing: SVGSVGElement, world: HTMLElement): Write {
  const layers = new Map<string, Layer>();
  const opened = (): SVGSVGElement => {
    const root = drawing.cloneNode(false) as SVGSVGElement;
    world.append(root);
    return root;
  };
  world.append(drawing);
  let still: SVGSVGElement | undefined = drawing;
  for (const part of [...drawing.children]) {
    if (part instanceof SVGElement && part.matches('.m')) {
      const root = opened();
      root.append(part);
      layers.set(part.id, layerOf(root, part));
      still = undefined;
    } else {
      still ??= opened();
      if (still !== drawing) still.append(part);
    }
  }
  return writerOn(world, layers);
}

/** Writes only what changed since the last moment. */
function writerOn(world: HTMLElement, layers: ReadonlyMap<string, Layer>): Write {
  const groups = new Map([...world.querySelectorAll<SVGElement>('svg [id]')].map((group) => [group.id, group.style]));
  const last = new Map<string, string>();
  const isNew = (key: string, value: string): boolean => {
    const changed = last.get(key) !== value;
    last.set(key, value);
    return changed;
  };
  return {
    style: (id, name, value) => {
      const style = layers.get(id)?.root.style ?? groups.get(id);
      if (style !== undefined && isNew(`${id} ${name}`, value)) style[name] = value;
    },
    move: (id, x, y, more) => {
      if (!isNew(`${id} move`, `${x} ${y} ${more}`)) return;
      const layer = layers.get(id);
      if (layer) layer.move(x, y, more);
      else groups.get(id)?.setProperty('transform', `translate(${x}px,${y}px)${more}`);
    },
  };
}
