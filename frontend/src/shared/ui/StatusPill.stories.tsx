import { StatusPill } from './StatusPill';

export const states = {
  warning: <StatusPill tone="warning">En producción</StatusPill>,
  brand: <StatusPill tone="brand">En producción</StatusPill>,
  success: <StatusPill tone="success">En producción</StatusPill>,
  quiet: <StatusPill tone="quiet">En producción</StatusPill>,
};
