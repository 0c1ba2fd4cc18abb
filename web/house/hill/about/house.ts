import { t } from '@lingui/core/macro';
import type { House } from '../../../kit/house/house.js';
import failed from '../drawings/states/failure.svg';
import { DieFace } from '../theme/die-face.js';
import { FanMark } from '../theme/fan-mark.js';
import { GateMark } from '../theme/gate-mark.js';
import horizon from './drawings/horizon.svg';
import menu from './drawings/menu-lamp.svg';
import counter from './drawings/skyline-counter.svg';
import gate from './drawings/skyline-gate.svg';
import post from './drawings/skyline-post.svg';
import stamp from './drawings/stamp.svg';
import ticket from './drawings/ticket-gate.svg';
import aside from './drawings/tour-gate.svg';
import voucher from './drawings/voucher-card.svg';
import { footer, fromPanel, main } from './navigation.js';
import { texts } from './texts.js';

export const thisHouse: House = {
  name: t`Top O’ Hill Terrace`,
  sign: [t`Top O’ Hill`, t`Terrace`],
  town: t`Arlington, Texas`,
  texts,
  offersFood: true,
  drawings: {
    horizon,
    skyline: { tours: gate, contact: post, store: counter },
    failed,
    menu,
    aside,
    ticket,
    voucher,
    stamp,
  },
  Logo: GateMark,
  Ornament: FanMark,
  StepMark: DieFace,
  navigation: { main, footer, fromPanel },
};
