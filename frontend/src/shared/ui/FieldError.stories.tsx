import { FieldError } from './FieldError';

export const states = {
  message: <FieldError id="error" message="Escribe tu correo" />,
};
