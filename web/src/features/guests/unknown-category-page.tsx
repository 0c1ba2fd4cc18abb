import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import skyline from '../../art/skyline-cards.svg';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Frame } from '../../design/frames/frame.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Text } from '../../design/type/text.js';
import { usePageTitle } from '../../document/page-title.js';
import { CardTable, TableTop } from './card-table.js';
import { guestsPath } from './category-in-address.js';

const Alone = styled(TableTop)`
  display: grid;
  justify-items: center;
  gap: var(--s-5);
  text-align: center;
  > div { --mat: var(--night); width: min(100%, 34rem); }
`;

/** A URL with an unknown category. */
export function UnknownCategoryPage() {
  usePageTitle('No such category. Who’s Who');
  return (
    <>
      <Masthead title="Who’s Who" lead="That suit is not in our deck." skyline={skyline} />
      <CardTable>
        <Alone>
          <Frame>
            <DrawingImage drawing={drawing('empty-table')} />
          </Frame>
          <h2>Nobody at this table</h2>
          <Text kind="serif" maxWidth="30rem">
            There is no such category. We have five, with nineteen guests among them.
          </Text>
          <ButtonLink to={guestsPath}>See all categories</ButtonLink>
        </Alone>
      </CardTable>
    </>
  );
}
