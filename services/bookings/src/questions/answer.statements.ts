/**
 * Stores the answers in the JSON of a booking. The lock keeps a manager from deleting a question meanwhile; one that is gone is left out.
 * @param booking SQL of a row with an id @param given SQL of a JSON array of { questionId, guest, text }
 */
export function writeAnswers(booking: string, given: string): string {
  return `INSERT INTO answers (booking_id, question_id, guest, text)
    SELECT ${booking}.id, question.id, answer.guest, answer.text
    FROM ${booking}, jsonb_to_recordset(${given}) AS answer("questionId" uuid, guest integer, text text)
      JOIN questions question ON question.id = answer."questionId" FOR KEY SHARE OF question`;
}

/** $1 booking, $2 a JSON array. */
export const WRITE_ANSWERS = `WITH booking AS (SELECT $1::uuid AS id) ${writeAnswers('booking', '$2::jsonb')}`;

/** $1 booking, $2 the number of its guests. */
export const DROP_ANSWERS_OF_ABSENT = 'DELETE FROM answers WHERE booking_id = $1::uuid AND guest > $2::integer';
