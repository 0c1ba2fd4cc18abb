export const spanish = {
  title: 'Sus visitas',
  subject: (visits: number) => (visits === 1 ? 'El enlace a su visita' : 'Los enlaces a sus visitas'),
  lead: (visits: number) => (visits === 1 ? 'Este es el enlace a su visita.' : 'Estos son los enlaces a sus visitas.'),
  next: 'Con su enlace puede ver una visita, cambiarla o cancelarla. Si no pidió este correo electrónico, no haga nada.',
  why: 'Recibe este correo electrónico porque alguien pidió los enlaces de las visitas reservadas con esta dirección.',
};
