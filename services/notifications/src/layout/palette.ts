/** The colors of the site's tokens; mail programs know no custom properties. */
export const COLOURS = {
  /** Ground of head and foot. */
  night: '#0d1417',
  /** Text on night, AAA. */
  cream: '#f6ecd6',
  /** Second text on night, AAA. */
  mist: '#bcc6c4',
  /** Headings and links on night, AAA. */
  brassLit: '#e6c983',
  /** Hairlines on night and on oxblood. */
  brass: '#c9a24b',
  /** Rules on paper. */
  brassDeep: '#7a5a17',
  /** Small capitals on paper, AAA. */
  brassInk: '#5e4410',
  /** Ground of the sheet. */
  paper: '#f7f1e3',
  /** Ground of the ticket. */
  raised: '#fffaf0',
  /** Dotted leaders and the tear on paper: decoration. */
  edge: '#8a7856',
  /** Text on paper, AAA. */
  ink: '#1d1a16',
  /** Second text on paper, AAA. */
  soft: '#4f473c',
  /** The band of a ticket; text on paper, AAA. Cream on it, AAA. */
  oxblood: '#7a1f26',
} as const;

/** The site's fonts where they are installed, and the nearest common ones. Nothing is loaded from outside. */
export const FACES = {
  /** What was painted or lit. */
  sign: "Limelight, Broadway, Didot, 'Bodoni MT', 'Playfair Display', Georgia, serif",
  /** What was printed: headings. */
  title: "Federo, 'Gill Sans', 'Gill Sans MT', 'Trebuchet MS', sans-serif",
  /** What is read. */
  text: "'Source Serif 4', Georgia, 'Times New Roman', serif",
  /** What is counted. */
  ui: "Jost, Futura, 'Century Gothic', 'Avenir Next', Arial, sans-serif",
} as const;
