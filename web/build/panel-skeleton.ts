import { houseColors } from './chosen-house.js';

const { ink, paper, 'paper-raised': raised, 'paper-edge': edge, 'paper-line': line } = houseColors;

/**
 * The admin panel until its scripts have run: the bar, the navigation and the ground in their colors. The site's own ground is dark, and
 * would flash. It ends with the first thing that is rendered.
 */
export const panelSkeleton = `<style>
:root:has(#root:empty) { background: ${paper}; }
body:has(> #root:empty) { margin: 0; }
noscript p { color: ${ink} !important; }
#root:empty { min-height: 100vh; background: linear-gradient(${raised} 0 3.5rem, ${edge} 3.5rem calc(3.5rem + 1px), transparent 0); }
@media (min-width: 64rem) {
  #root:empty::before { content: ""; display: block; width: 13.5rem; margin-top: calc(3.5rem + 1px); height: calc(100vh - 3.5rem - 1px); background: ${raised}; border-right: 1px solid ${line}; }
  #root:empty { display: flow-root; }
}
</style>`;
