import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { housePages } from '#house/pages/pages.js';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';
import { EmailLink } from '../../kit/design/type/email-link.js';
import { Text } from '../../kit/design/type/text.js';
import { OutsideLink } from '../../kit/design/type/text-link.js';
import { HoursLines } from '../../kit/document/hours-lines.js';
import { OpenToday } from '../../kit/document/open-today.js';
import { useHouseDetails } from '../../kit/document/use-house.js';

const Ground = styled(Night)`
  position: relative;
  overflow: clip;
  ${media.print} { display: none; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--s-8);
  padding-block: var(--s-8) var(--s-7);
  address { font: 400 var(--t-4) / 1.6 var(--text); }
  address p + p { margin-top: var(--s-3); }
  @media (min-width: 56rem) { grid-template-columns: 5fr 4fr 3fr; }
`;

const Sign = styled.p`
  font: 400 clamp(2rem, 1.4rem + 2.2vw, 3.25rem) / 0.92 var(--sign);
  color: var(--brass-lit);
  span { display: block; }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 var(--s-5);
  a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--cream); text-decoration: none; font: 400 var(--t-5) / 1.2 var(--title); }
  a:hover { color: var(--brass-lit); text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  @media (min-width: 56rem) { grid-template-columns: 1fr; }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-6);
  padding-block: var(--s-4) var(--s-5);
  border-top: 1px solid var(--night-line);
  color: var(--mist);
  font-size: var(--t-2);
  a { display: inline-flex; align-items: center; min-height: var(--target); }
`;

/** Contact details come from the house's settings, hours from the calendar. */
export function SiteFooter() {
  const details = useHouseDetails();
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
            {details ? (
              <p>
                {details.street}
                <br />
                {details.town}
              </p>
            ) : null}
            <p>
              {details?.phone}
              <br />
              <Text as="span" soft>
                E-mail: <EmailLink email={email} />
              </Text>
            </p>
            <OpenToday />
            <HoursLines />
            {socials.length === 0 ? null : (
              <p>
                {socials.map(({ name, url }, place) => (
                  <span key={url}>
                    {place === 0 ? null : ', '}
                    <OutsideLink href={url}>{name}</OutsideLink>
                  </span>
                ))}
              </p>
            )}
          </address>
          <nav aria-label="Footer">
            <Links>
              {thisHouse.navigation.footer.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </Links>
          </nav>
        </Columns>
        <Base>
          <p>{thisHouse.texts.footnote}</p>
          {housePages.Colophon ? <housePages.Colophon /> : null}
        </Base>
      </Page>
    </Ground>
  );
}
