import { TextAnchor, TextLink } from './TextLink';

export const states = {
  'within the shop': <TextLink to="/faq">Preguntas frecuentes</TextLink>,
  'out of it': <TextAnchor href="https://example.com">Instagram</TextAnchor>,
};
