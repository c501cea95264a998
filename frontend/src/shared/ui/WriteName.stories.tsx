import { WriteName } from './WriteName';

export const states = {
  'a name is missing': (
    <WriteName item={{ id: 'line', name: 'Mochila Milano', quantity: 1 }} label="Escribir el nombre" />
  ),
};
