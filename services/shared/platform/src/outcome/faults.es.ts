/** Of amounts that are typed on pages in Spanish; every other one is “La cantidad”. */
const AMOUNTS: Readonly<Record<string, string>> = { Total: 'El total', Shipping: 'El envío', Tax: 'El impuesto' };

export const spanish = {
  marked: 'Revise los campos marcados.',
  unstorable: 'Quite los caracteres que no se pueden guardar',
  email: 'Escriba un correo electrónico válido',
  amount: (name: string, example: string, least: string | undefined, most: string) =>
    `${AMOUNTS[name] ?? 'La cantidad'} se escribe como ${example}, ${least === undefined ? `${most} como máximo` : `de ${least} a ${most}`}`,
  day: (first: number, last: number) => `Elija una fecha de ${first} a ${last}, escrita como AAAA-MM-DD`,
  littleForCard: (dollars: string) => `Esto suma $${dollars}, y con tarjeta se pagan $0.50 o más.`,
  addForCard: 'Agregue algo',
  longKey: (most: number) => `Idempotency-Key puede tener ${most} caracteres como máximo`,
};
