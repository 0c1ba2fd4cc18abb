import { usePageTitle } from '../../document/page-title.js';
import { BookingShown } from './booking-shown.js';
import { ButtonsShown } from './buttons-shown.js';
import { FieldsShown } from './fields-shown.js';
import { FramesShown } from './frames-shown.js';
import { LayersShown } from './layers-shown.js';
import { MarksShown } from './marks-shown.js';
import { TokensShown } from './tokens-shown.js';
import { TypeShown } from './type-shown.js';

/** /design: every token, face, mark, control, frame and layer in every state. While developing only. */
export const DesignPage = () => {
  usePageTitle('Design');
  return (
    <>
      <FramesShown />
      <TokensShown />
      <TypeShown />
      <ButtonsShown />
      <FieldsShown />
      <MarksShown />
      <BookingShown />
      <LayersShown />
    </>
  );
};
