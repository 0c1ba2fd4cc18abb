/** The site's design tokens. Mail programs do not support custom properties. */
export const COLOURS = {
  /** Background of header and footer. */
  night: '#0d1417',
  /** Text on night, AAA. */
  cream: '#f6ecd6',
  /** Secondary text on night, AAA. */
  mist: '#bcc6c4',
  /** Headings and links on night, AAA. */
  brassLit: '#e6c983',
  /** Hairlines on night and on oxblood. */
  brass: '#c9a24b',
  /** Rules on paper. */
  brassDeep: '#7a5a17',
  /** Small capitals on paper, AAA. */
  brassInk: '#5e4410',
  /** Background of the body. */
  paper: '#f7f1e3',
  /** Background of the ticket. */
  raised: '#fffaf0',
  /** Dotted leaders and the perforation on paper; decorative. */
  edge: '#8a7856',
  /** Text on paper, AAA. */
  ink: '#1d1a16',
  /** Secondary text on paper, AAA. */
  soft: '#4f473c',
  /** The band of a ticket, with cream text, AAA; also text on paper, AAA. */
  oxblood: '#7a1f26',
} as const;

/** The site's fonts where they are installed, and the nearest common ones. No font is downloaded. */
export const FACES = {
  /** The venue's name. */
  sign: "Limelight, Broadway, Didot, 'Bodoni MT', 'Playfair Display', Georgia, serif",
  title: "Federo, 'Gill Sans', 'Gill Sans MT', 'Trebuchet MS', sans-serif",
  text: "'Source Serif 4', Georgia, 'Times New Roman', serif",
  /** Facts and labels. */
  ui: "Jost, Futura, 'Century Gothic', 'Avenir Next', Arial, sans-serif",
} as const;
