import { Container } from './Container';

export const states = {
  wide: <Container>Todo el ancho de la página</Container>,
  narrow: <Container narrow>Para leer</Container>,
};
