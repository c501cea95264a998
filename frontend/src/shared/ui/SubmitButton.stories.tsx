import { SubmitButton } from './SubmitButton';

export const states = {
  'at rest': <SubmitButton pending={false}>Enviar</SubmitButton>,
  pending: <SubmitButton pending>Enviando...</SubmitButton>,
  secondary: (
    <SubmitButton pending={false} variant="secondary">
      Enviar
    </SubmitButton>
  ),
};
