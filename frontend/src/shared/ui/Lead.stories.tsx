import { Lead } from './Lead';

export const states = {
  plain: <Lead>Hecho a mano en Medellín.</Lead>,
};
