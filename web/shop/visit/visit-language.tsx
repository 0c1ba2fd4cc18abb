import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { WriteVisitInDocument } from '../../generated/operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { languageNames, languages } from '../../kit/words/language.js';
import type { Visit, VisitState } from './use-visit.js';

interface VisitLanguageProps extends Pick<VisitState, 'token' | 'show'> {
  readonly visit: Visit;
}

/** The language of the e-mails about the visit, where the house has several. It is kept as soon as it is chosen. */
export function VisitLanguage({ visit, token, show }: VisitLanguageProps) {
  const [write, { loading }] = useMutation(WriteVisitInDocument, { fetchPolicy: 'no-cache' });
  const [message, setMessage] = useState('');
  if (languages.length === 1 || visit.email === '') return null;
  const choose = async (language: string): Promise<void> => {
    setMessage('');
    const sent = await write({ variables: { token, language } }).catch(() => undefined);
    const answer = sent?.data?.writeIn;
    if (answer?.__typename === 'Booking') {
      show(answer);
      setMessage(t`Saved. Our next e-mail is in this language.`);
    } else setMessage(answer?.message ?? t`We didn’t get an answer. Please try again.`);
  };
  return (
    <section aria-labelledby="visit-language" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-language">{t`Our e-mails`}</h3>
      <SelectField
        label={t`E-mails in`}
        value={visit.language}
        disabled={loading}
        onChange={({ target }) => void choose(target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <Text role="status" mt={2}>
        {message}
      </Text>
    </section>
  );
}
