import { QuietPanel } from './QuietPanel';

export const states = {
  plain: <QuietPanel>Un asunto aparte.</QuietPanel>,
};
