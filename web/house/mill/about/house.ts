import { t } from '@lingui/core/macro';
import { name, region, town } from '../../../../services/shared/house/mill/house.json';
import type { House } from '../../../kit/house/house.js';
import { FurrowMark } from '../theme/furrow-mark.js';
import { WheatMark } from '../theme/wheat-mark.js';
import { WheelMark } from '../theme/wheel-mark.js';
import aside from './drawings/aside.svg';
import failed from './drawings/closed.svg';
import horizon from './drawings/horizon.svg';
import bridge from './drawings/skyline-bridge.svg';
import mill from './drawings/skyline-mill.svg';
import shop from './drawings/skyline-shop.svg';
import stamp from './drawings/stamp.svg';
import ticket from './drawings/ticket.svg';
import voucher from './drawings/voucher.svg';
import { footer, fromPanel, main } from './navigation.js';
import { texts } from './texts.js';

export const thisHouse: House = {
  name,
  sign: [t`Slate Creek`, t`Mill`],
  town: `${town}, ${region}`,
  texts,
  offersFood: false,
  drawings: {
    horizon,
    skyline: { tours: mill, contact: bridge, store: shop },
    failed,
    menu: failed,
    aside,
    ticket,
    voucher,
    stamp,
  },
  Logo: WheelMark,
  Ornament: WheatMark,
  StepMark: FurrowMark,
  navigation: { main, footer, fromPanel },
};
