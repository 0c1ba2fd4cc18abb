function noise(frequency: number): string {
  return `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.7 -.29" result="n"/>`;
}

/** Keeps of a gradient as many dots as it is opaque: light that is sprayed. */
const spray = `<filter id="spray" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${noise(1.1)}<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1" result="dots"/><feComponentTransfer in="dots" result="mask"><feFuncA type="linear" slope="1.6"/></feComponentTransfer><feComponentTransfer in="SourceGraphic" result="ink"><feFuncA type="linear" slope="40"/></feComponentTransfer><feComposite in="ink" in2="mask" operator="in"/></filter>`;

/** The shadow on one side of a figure's part and the lamp's light on the other. */
function lit(id: string, far: number, soft: number, slope: number): string {
  const edge = (x: number, y: number, blur: number, result: string): string =>
    `<feOffset in="SourceAlpha" dx="${x}" dy="${y}"/><feGaussianBlur stdDeviation="${blur}" result="${result}"/><feComposite in="SourceAlpha" in2="${result}" operator="out"/>`;
  return [
    `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">${noise(0.4)}`,
    edge(far, -3, soft, 'a'),
    '<feComposite in2="n" operator="arithmetic" k2="1" k3="1" k4="-1" result="dark"/><feFlood flood-color="#14070a"/><feComposite in2="dark" operator="in" result="dark"/>',
    edge(-far * 0.7, 4, soft * 0.6, 'b'),
    `<feComposite in2="n" operator="arithmetic" k2="1.25" k3="1" k4="-.85"/><feComponentTransfer result="lamp"><feFuncA type="linear" slope="${slope}"/></feComponentTransfer><feFlood flood-color="#ffcf7d"/><feComposite in2="lamp" operator="in" result="lamp"/>`,
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="lamp"/></feMerge></filter>',
  ].join('');
}

const leafy =
  '<filter id="leafy" x="-.1" y="-.1" width="1.2" height="1.2"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="9"/><feDisplacementMap in="SourceGraphic" scale="22" xChannelSelector="R" yChannelSelector="G"/></filter>';

/** An outline in chalk of whatever it is put on: rough at its edges, with nothing inside. */
function chalk(id: string, wide: number, thin: number): string {
  return [
    `<filter id="${id}" x="-.1" y="-.05" width="1.2" height="1.1" color-interpolation-filters="sRGB">${noise(0.7)}`,
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${wide}" result="wide"/><feMorphology in="SourceAlpha" operator="erode" radius="${thin}" result="thin"/>`,
    '<feComposite in="wide" in2="thin" operator="out" result="edge"/><feComposite in="edge" in2="n" operator="arithmetic" k1="2.4"/><feComponentTransfer result="rough"><feFuncA type="linear" slope="1"/></feComponentTransfer>',
    '<feFlood flood-color="#f4ecd8"/><feComposite in2="rough" operator="in"/></filter>',
  ].join('');
}

export const grainDefs =
  spray +
  lit('lit', 7, 4.5, 1.7) +
  lit('arm', 5, 2.6, 1.6) +
  leafy +
  chalk('chalk', 1.1, 0.6) +
  chalk('chalk-figure', 2.4, 1.2);
