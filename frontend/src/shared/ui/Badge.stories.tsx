import { Badge } from './Badge';

export const states = {
  plain: <Badge tone="plain">Express</Badge>,
  brand: <Badge tone="brand">Express</Badge>,
  thread: <Badge tone="thread">Express</Badge>,
  success: <Badge tone="success">Express</Badge>,
};
