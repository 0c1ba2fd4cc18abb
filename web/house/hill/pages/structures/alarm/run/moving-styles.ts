import { ALARM_SECONDS } from '../../../../texts/alarm.js';
import { at } from './at.js';
import { paint, type Write } from './paint.js';

const written = {
  transform: 'transform',
  opacity: 'opacity',
  visibility: 'visibility',
  strokeDashoffset: 'stroke-dashoffset',
};

function stylesAt(time: number): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  const style: Write['style'] = (id, name, value) => {
    styles.set(id, `${styles.get(id) ?? ''}${written[name]}:${value};`);
  };
  const move: Write['move'] = (id, x, y, more) => style(id, 'transform', `translate(${x}px,${y}px)${more}`);
  paint(at(time), { style, move });
  return styles;
}

/** The first moment for the drawing as it is, and the last one for its view `#after`: pictures without a script. */
export function movingStyles(): string {
  const [first, last] = [stylesAt(0), stylesAt(ALARM_SECONDS)];
  const rules = (start: string, styles: ReadonlyMap<string, string>): string =>
    [...styles].map(([id, style]) => `${start}#${id}{${style}}`).join('');
  const changed = new Map([...last].filter(([id, style]) => first.get(id) !== style));
  return (
    rules('.alarm-moves ', first) +
    rules('.alarm-moves #after:target~* ', changed) +
    rules('.alarm-moves #after:target~', changed)
  );
}
