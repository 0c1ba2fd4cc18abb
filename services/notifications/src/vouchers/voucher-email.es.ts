export const spanish = {
  title: (left: string, isGift: boolean) =>
    isGift ? `Un vale de regalo de ${left} para usted` : `Un vale de ${left} para usted`,
  lead: 'Sirve para recorridos y para todo lo de nuestra tienda.',
  about: 'Su vale',
  recipient: 'Para',
  giver: 'De',
  amount: 'Cantidad',
  left: 'Saldo',
  code: 'Código',
  action: 'Vea su vale',
  next: 'Escriba el código cuando pague. Lo que no use se queda en el vale. No se vence y no tiene cargos.',
  given: 'Recibe este correo electrónico porque le dimos un vale.',
  bought: 'Recibe este correo electrónico porque alguien le compró un vale de regalo y dio esta dirección.',
};
