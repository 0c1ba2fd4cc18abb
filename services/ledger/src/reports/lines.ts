const MATCHING = 'FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date';

export const LINES_PER_PAGE = 100;

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In the order of writing. $1 and $2 dates, $3 the id after which the page begins, or null. */
export const LINES = `
  SELECT id::text, movement_id AS "movementId", ${instant('at')} AS at, to_char(business_date, 'YYYY-MM-DD') AS date,
    to_char(corrects_date, 'YYYY-MM-DD') AS "correctsDate", account, greatest(cents, 0)::float8 AS debit, greatest(-cents, 0)::float8 AS credit,
    tender, kind, tax_code AS "taxCode", tour_id AS "tourId", product_id AS "productId", ${instant('starts_at')} AS "startsAt",
    source, source_id AS "sourceId", reference, channel, cause
  ${MATCHING} AND ($3::bigint IS NULL OR id > $3::bigint) ORDER BY money_lines.id LIMIT ${LINES_PER_PAGE}`;

/** $1 and $2 dates. */
export const COUNT = `SELECT count(*)::integer AS total ${MATCHING}`;
