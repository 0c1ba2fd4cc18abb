export const spanish = {
  marked: 'Revise los campos marcados.',
  unstorable: 'Quite los caracteres que no se pueden guardar',
  email: 'Escriba un correo electrónico válido',
  /** Without the field's name, which is English. */
  amount: (_name: string, example: string, least: string | undefined, most: string) =>
    `Escriba una cantidad como ${example}, ${least === undefined ? `${most} como máximo` : `de ${least} a ${most}`}`,
  day: (first: number, last: number) => `Elija una fecha de ${first} a ${last}, escrita como AAAA-MM-DD`,
  littleForCard: (dollars: string) => `Esto suma $${dollars}, y con tarjeta se pagan $0.50 o más.`,
  addForCard: 'Agregue algo',
  longKey: (most: number) => `Idempotency-Key puede tener ${most} caracteres como máximo`,
};
