import { ActionLink, TextAnchor, TextLink } from './TextLink';

export const states = {
  'within the shop': <TextLink to="/faq">Preguntas frecuentes</TextLink>,
  action: (
    <p>
      <span>{'¿No tienes cuenta? '}</span>
      <ActionLink to="/register">Regístrate</ActionLink>
    </p>
  ),
  'out of it': <TextAnchor href="https://example.com">Instagram</TextAnchor>,
};
