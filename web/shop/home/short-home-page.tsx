import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { thisHouse } from '#house/about/house.js';
import { ButtonAnchor } from '../../kit/design/controls/button-anchor.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { HouseFacts } from '../facts/house-facts.js';
import { GuestBook } from './guest-book.js';
import { ToursOnOffer } from './tours-on-offer.js';

/** The first page in other languages than English, in which the house tells its story: what a visit needs, and the way to the story. */
export function ShortHomePage() {
  usePageTitle();
  return (
    <>
      <Masthead title={thisHouse.name} lead={thisHouse.texts.setting} skyline={thisHouse.drawings.skyline.tours}>
        <HouseFacts />
        <ButtonLink to="/tours">
          <Trans>Book Your Tour</Trans>
        </ButtonLink>
      </Masthead>
      <Paper>
        <ToursOnOffer id="tours" title={t`Guided tours`} text={t`Choose a time and pay online.`} />
        <Page>
          <Stack gap={3}>
            <h2>{t`The story of the house`}</h2>
            <Text kind="serif">
              <Trans>Our pages about the history of the house are in English.</Trans>
            </Text>
            <div>
              <ButtonAnchor kind="second" href="/" hrefLang="en">
                <Trans>Read the story</Trans>
              </ButtonAnchor>
            </div>
          </Stack>
        </Page>
      </Paper>
      <GuestBook />
    </>
  );
}
