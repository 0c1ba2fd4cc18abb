import { readHouse } from '@hilltop/house/read-house';
import { mailLook } from '../house/mail-look.js';

const house = readHouse();
const { colors } = house;

/** The site's colors. Mail programs do not support custom properties. */
export const COLOURS = {
  /** Background of header and footer. */
  night: colors.night,
  /** Text on night. */
  cream: colors.cream,
  /** Secondary text on night. */
  mist: colors.mist,
  /** Headings and links on night. */
  brassLit: colors['brass-lit'],
  /** Hairlines on night and on oxblood. */
  brass: colors.brass,
  /** Rules on paper. */
  brassDeep: colors['brass-deep'],
  /** Small capitals on paper. */
  brassInk: colors['brass-ink'],
  /** Background of the body. */
  paper: colors.paper,
  /** Background of the ticket. */
  raised: colors['paper-raised'],
  /** Dotted leaders and the perforation on paper; decorative. */
  edge: colors['paper-edge'],
  /** Text on paper. */
  ink: colors.ink,
  /** Secondary text on paper. */
  soft: colors['ink-soft'],
  /** The band of a ticket, with cream text; also text on paper. */
  oxblood: colors.oxblood,
} as const;

export const FACES = mailLook(house).faces;
