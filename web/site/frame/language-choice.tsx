import { useLocation } from 'react-router-dom';
import { language, languageNames, languages, pathIn } from '../../kit/words/language.js';
import { isInEveryLanguage } from '../paths/public-paths.js';

/** Links to this page in the site's other languages, with what its address says; from a page without one, to the first page. */
export function LanguageChoice() {
  const { pathname } = useLocation();
  const path = isInEveryLanguage(pathname) ? pathname : '/';
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        href={pathIn(other, path)}
        lang={other}
        hrefLang={other}
        onClick={({ currentTarget }) => {
          if (path === pathname)
            currentTarget.href = pathIn(other, path) + window.location.search + window.location.hash;
        }}
      >
        {languageNames[other]}
      </a>
    ));
}
