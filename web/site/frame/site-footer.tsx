import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { housePages } from '#house/pages/pages.js';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';
import { mapUrl, PhoneLink } from '../../kit/design/type/contact-links.js';
import { EmailLink } from '../../kit/design/type/email-link.js';
import { Text } from '../../kit/design/type/text.js';
import { OutsideLink } from '../../kit/design/type/text-link.js';
import { OpenToday } from '../../kit/document/open-today.js';
import { useHouse } from '../../kit/document/use-house.js';
import { weekLine } from '../../kit/lib/week-line.js';
import { language } from '../../kit/words/language.js';
import { HouseLink } from './house-link.js';
import { LanguageChoice } from './language-choice.js';

const Ground = styled(Night)`
  position: relative;
  overflow: clip;
  ${media.print} { display: none; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-8);
  padding-block: var(--s-6) var(--s-5);
  address { font: 400 var(--t-3) / 1.5 var(--ui); }
  address p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25em; }
  address p[data-open] { display: block; }
  address a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--accent); text-underline-offset: 0.22em; }
  @media (min-width: 56rem) { grid-template-columns: 4fr 5fr 5fr; padding-block: var(--s-7) var(--s-6); }
`;

const Sign = styled.p`
  font: 400 clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem) / 0.92 var(--sign);
  color: var(--brass-lit);
  @media (min-width: 56rem) { span { display: block; } }
  @media (max-width: 40rem) { & + p { display: none; } }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.75rem, 1fr));
  gap: 0 var(--s-3);
  a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--cream); text-decoration: none; font: 400 var(--t-4) / 1.2 var(--title); }
  a:hover { color: var(--brass-lit); text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  @media (min-width: 56rem) { grid-template-columns: repeat(3, max-content); justify-content: space-between; gap: 0 var(--s-4); }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-6);
  padding-block: var(--s-2) var(--s-3);
  border-top: 1px solid var(--night-line);
  color: var(--mist);
  font-size: var(--t-2);
  a { display: inline-flex; align-items: center; min-height: var(--target); }
`;

/** Contact details come from the house's settings, hours from the calendar: the days alone, because /visit-us has the rest. */
export function SiteFooter() {
  const house = useHouse();
  const details = house?.content?.house;
  const { email, socials = [] } = details ?? {};
  return (
    <Ground as="footer">
      <Page>
        <Columns>
          <div>
            <Sign>
              {thisHouse.sign.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </Sign>
            <Text kind="serif" soft mt={4} maxWidth="26rem">
              {thisHouse.texts.setting}
            </Text>
          </div>
          <address>
            <OpenToday />
            {house ? <p>{weekLine(house.week)}</p> : null}
            {details ? <a href={mapUrl(details)}>{[details.street, details.town].join(', ')}</a> : null}
            <p>
              {details ? <PhoneLink phone={details.phone} /> : null}
              <span>
                <Trans>
                  E-mail: <EmailLink email={email} />
                </Trans>
              </span>
            </p>
            {socials.length === 0 ? null : (
              <p>
                {socials.map(({ name, url }) => (
                  <OutsideLink key={url} href={url}>
                    {name}
                  </OutsideLink>
                ))}
              </p>
            )}
          </address>
          <nav aria-label={t`Footer`}>
            <Links>
              {thisHouse.navigation.footer.map(({ to, label }) => (
                <li key={to}>
                  <HouseLink to={to}>{label}</HouseLink>
                </li>
              ))}
            </Links>
          </nav>
        </Columns>
        <Base>
          <p>{thisHouse.texts.footnote}</p>
          <LanguageChoice />
          {housePages.Colophon && language === 'en' ? <housePages.Colophon /> : null}
        </Base>
      </Page>
    </Ground>
  );
}
