import { FieldLabel } from './FieldLabel';

export const states = {
  required: <FieldLabel htmlFor="name" label="Nombre" required />,
  optional: <FieldLabel htmlFor="name" label="Nombre" required={false} />,
};
