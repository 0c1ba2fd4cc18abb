import { t } from '@lingui/core/macro';
import { waiverCourtesy, waiverText } from '#house/about/waiver-text.js';
import { language } from '../words/language.js';

/** The text that is signed, in English. In another language its translation comes first, and says that it is one. */
export function WaiverText() {
  const courtesy = waiverCourtesy[language] ?? [];
  return (
    <>
      {courtesy.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {courtesy.length > 0 ? (
        <p>
          <b>{t`This translation is a courtesy. You sign the English text, which follows.`}</b>
        </p>
      ) : null}
      {waiverText.map((paragraph) => (
        <p key={paragraph} lang={courtesy.length > 0 ? 'en' : undefined}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
