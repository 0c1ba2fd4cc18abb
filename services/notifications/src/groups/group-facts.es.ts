interface People {
  readonly pupils: number;
  readonly adults: number;
}

/** "48 alumnos y 6 adultos" */
function people({ pupils, adults }: People): string {
  const some = [
    pupils > 0 ? `${pupils} ${pupils === 1 ? 'alumno' : 'alumnos'}` : '',
    adults > 0 ? `${adults} ${adults === 1 ? 'adulto' : 'adultos'}` : '',
  ];
  return some.filter(Boolean).join(' y ');
}

export const spanish = {
  people,
  number: 'Número',
  organization: 'Organización',
  tour: 'Recorrido',
  howMany: 'Personas',
  preferredDay: 'Día preferido',
  invoice: 'Factura',
  group: 'Grupo',
  payer: 'Para',
  visit: 'Visita',
  total: 'Total',
  credit: (number: string) => `Nota de crédito ${number}`,
  left: 'Falta pagar',
  due: 'Se vence',
};
