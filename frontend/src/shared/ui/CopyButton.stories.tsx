import { CopyButton } from './CopyButton';

export const states = {
  'at rest': <CopyButton what="la cuenta" text="123-456789-00" />,
};
