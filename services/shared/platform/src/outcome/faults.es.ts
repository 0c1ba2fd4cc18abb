export const spanish = {
  marked: 'Revise los campos marcados.',
  unstorable: 'Quite los caracteres que no se pueden guardar',
  email: 'Escriba un correo electrónico válido',
  longKey: (most: number) => `Idempotency-Key puede tener ${most} caracteres como máximo`,
};
