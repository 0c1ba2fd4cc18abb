import { styled } from 'styled-components';
import { picture } from '../../art/scenes/pictures.js';
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

/** An address that names no category of ours, and the way back. */
export const UnknownCategoryPage = () => {
  usePageTitle('No such category. Who’s Who');
  const { src, width, height, alt } = picture('empty-table');
  return (
    <>
      <Masthead title="Who’s Who" lead="That suit is not in our deck." skyline={skyline} />
      <CardTable>
        <Alone>
          <Frame>
            <img src={src} alt={`Illustration. ${alt}`} width={width} height={height} />
          </Frame>
          <h2>Nobody at this table</h2>
          <Text kind="serif" maxWidth="30rem">
            The address names a category that we do not have. There are five of them, and nineteen guests.
          </Text>
          <ButtonLink to={guestsPath}>See all categories</ButtonLink>
        </Alone>
      </CardTable>
    </>
  );
};
