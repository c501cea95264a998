import { BackLink } from './BackLink';

export const states = {
  'to a product': <BackLink to="/product/1">Volver al producto</BackLink>,
};
