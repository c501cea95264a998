import { styled } from 'styled-components';
import { Button, ButtonAnchor, ButtonLink } from './Button';

const Dark = styled.div`
  padding: var(--space-16);
  background: var(--brand);
`;

export const states = {
  primary: <Button variant="primary">Guardar</Button>,
  secondary: <Button variant="secondary">Guardar</Button>,
  text: <Button variant="text">Guardar</Button>,
  whatsapp: <Button variant="whatsapp">Guardar</Button>,
  danger: <Button variant="danger">Guardar</Button>,
  'on a dark ground': (
    <Dark>
      <Button variant="light">Ver</Button>
      <span> </span>
      <Button variant="light-outline">Ver</Button>
    </Dark>
  ),
  small: <Button size="s">Guardar</Button>,
  'large and full': (
    <Button size="l" full>
      Guardar
    </Button>
  ),
  pending: <Button pending>Guardando...</Button>,
  'not ready': <Button unready>Guardar</Button>,
  disabled: <Button disabled>Guardar</Button>,
  link: <ButtonLink to="/productos">Ver productos</ButtonLink>,
  anchor: <ButtonAnchor href="mailto:hola@example.com">Escribir</ButtonAnchor>,
};
