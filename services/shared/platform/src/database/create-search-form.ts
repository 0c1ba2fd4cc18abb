/**
 * `searchForm` in SQL, after a blank, for indexes `gin (search_form(…) gin_trgm_ops)`: it never changes; another form gets another name.
 * ASCII text takes a third of the time. It is PL/pgSQL because SQL of this length is not inlined and then costs more. The extension
 * is trusted: the owner of a database can create it.
 */
export const createSearchForm = String.raw`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(given) = length(given) THEN
      RETURN ' ' || translate(lower(given COLLATE "pg_c_utf8"), '-,''${'`'}', '  ');
    END IF;
    RETURN ' ' || replace(replace(replace(translate(
      regexp_replace(lower(normalize(translate(given, E'''${'`'}\u00b4\u2018\u2019\u201b\u02b9\u02bc\u2032', ''), NFKD)
        COLLATE "pg_c_utf8"), E'[\u0300-\u036f\u200c\u200d]', '', 'g'),
      E'\u00f8\u0142\u0111\u0127\u0131\u03c2-,\u2010\u2011\u2012\u2013\u2014\u2212', E'oldhi\u03c3        '),
      E'\u00df', 'ss'), E'\u00e6', 'ae'), E'\u0153', 'oe');
  END $$;
`;
