import pg from 'pg';

const { builtins, getTypeParser } = pg.types;
type Parser = ReturnType<typeof getTypeParser>;

const asText: Parser = (value: string) => value;
const asUtc: Parser = (value: string) => new Date(`${value.replace(' ', 'T')}Z`);

/**
 * Type parsers, shared by the ORM and prepared statements. A `date` stays `YYYY-MM-DD`, because a day has no time zone and
 * must not be shifted by the server's. A `timestamp` without zone is read as UTC.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
    if (oid === builtins.DATE) return asText;
    if (oid === builtins.TIMESTAMP) return asUtc;
    return format === 'binary' ? (getTypeParser(oid, 'binary') as Parser) : getTypeParser(oid, 'text');
  },
};
