/** JSON of `TypeFacts`. @param y alias of `ticket_types` */
export const typeJson = (y: string) => `jsonb_build_object('code', ${y}.code, 'label', ${y}.label,
  'singular', ${y}.singular, 'plural', ${y}.plural, 'fromAge', ${y}.from_age, 'toAge', ${y}.to_age, 'note', ${y}.note,
  'labelEs', ${y}.label_es, 'singularEs', ${y}.singular_es, 'pluralEs', ${y}.plural_es, 'noteEs', ${y}.note_es,
  'proof', ${y}.proof, 'comesAlone', ${y}.comes_alone, 'bringsChildren', ${y}.brings_children,
  'perAdult', ${y}.per_adult, 'maxPerParty', ${y}.max_per_party)`;

/**
 * JSON of `SoldType`. The latest price that has begun and not ended counts; the adult's is the tour's own.
 * @param tour alias of `tours` @param now SQL of the moment
 */
export const soldTypes = (tour: string, now: string) => `(
  SELECT jsonb_agg(${typeJson('y')} || jsonb_build_object('cents', coalesce(p.cents, ${tour}.price_cents), 'seats', coalesce(p.seats, 1))
    ORDER BY y.position, y.code)
  FROM ticket_types y LEFT JOIN LATERAL (
    SELECT cents, seats FROM tour_prices WHERE tour_id = ${tour}.id AND type = y.code AND (type <> 'adult' OR applied_at IS NULL)
      AND confirmed_at IS NOT NULL AND valid_from <= ${now} AND (valid_until IS NULL OR valid_until > ${now})
    ORDER BY valid_from DESC, id DESC LIMIT 1
  ) p ON true
  WHERE y.ended_at IS NULL AND (y.code = 'adult' OR p.cents IS NOT NULL))`;

/** JSON of `PriceRuleFacts`, in the order in which they are tried; null without any. */
export const priceRules = (tour: string) => `(
  SELECT jsonb_agg(jsonb_build_object('name', name, 'nameEs', name_es, 'weekdays', weekdays, 'fromTime', from_time, 'untilTime', until_time,
    'fromDate', from_date, 'untilDate', until_date, 'daysAheadFrom', days_ahead_from, 'daysAheadUntil', days_ahead_until,
    'soldBelowPercent', sold_below_percent, 'percent', percent, 'cents', cents, 'floorCents', floor_cents,
    'ceilingCents', ceiling_cents) ORDER BY position, id)
  FROM price_rules WHERE tour_id = ${tour}.id AND removed_at IS NULL)`;
