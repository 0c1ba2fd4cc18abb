import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { contactTexts } from '#house/about/contact.js';
import { thisHouse } from '#house/about/house.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { OutsideLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { FindUs } from './find-us.js';
import { MessageForm } from './message-form.js';

const Actions = styled.ul`
  display: grid;
  gap: var(--s-3);
  li { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: var(--s-4); align-items: center; }
  p { font: 400 var(--t-3) / 1.35 var(--text); color: var(--fg-soft); }
`;

const Part = styled.section`
  border-top: 1px solid var(--rule);
  padding-top: var(--s-4);
  h2 { font-size: var(--t-6); margin-bottom: var(--s-4); }
`;

function ContactAside() {
  const { socials = [] } = useHouseDetails() ?? {};
  return (
    <Stack gap={6} alignContent="start">
      <Part aria-labelledby="quick-actions">
        <h2 id="quick-actions">
          <Trans>Or go straight to</Trans>
        </h2>
        <Actions>
          {contactTexts.actions.map(({ to, label, text }) => (
            <li key={to}>
              <ButtonLink to={to} kind="second" small>
                {label}
              </ButtonLink>
              <p>{text}</p>
            </li>
          ))}
        </Actions>
      </Part>
      <Part aria-labelledby="elsewhere">
        <h2 id="elsewhere">
          <Trans>Elsewhere</Trans>
        </h2>
        {socials.length === 0 ? (
          <Text kind="small" soft>
            <Trans>We are not on any other sites. Use the form on this page to reach us.</Trans>
          </Text>
        ) : (
          <Leaders
            facts={socials.map(({ name, url }) => ({
              term: name,
              value: (
                <OutsideLink href={url}>
                  <Trans>Our page</Trans>
                </OutsideLink>
              ),
            }))}
          />
        )}
      </Part>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  padding-top: var(--s-6);
  border-top: 4px double var(--rule);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

export function ContactPage() {
  usePageTitle(t`Contact: Visit Us`, contactTexts.description);
  return (
    <>
      <Masthead
        kicker={t`Contact`}
        title={t`Visit Us`}
        lead={contactTexts.lead}
        skyline={thisHouse.drawings.skyline.contact}
      />
      <Terrace>
        <PageBody>
          <FindUs />
          <Columns>
            <MessageForm />
            <ContactAside />
          </Columns>
        </PageBody>
      </Terrace>
    </>
  );
}
