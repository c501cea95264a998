import { render, screen } from '@testing-library/react';
import { ChatMessage } from './ChatMessage';

it.each([
  ['Crea tu cuenta en https://sigerist.co/register; es gratis.', 'https://sigerist.co/register'],
  ['(mira https://sigerist.co/terminos).', 'https://sigerist.co/terminos'],
  ['«https://sigerist.co/faq»', 'https://sigerist.co/faq'],
  ['https://sigerist.co/catalog?tipo=mochilas', 'https://sigerist.co/catalog?tipo=mochilas'],
])('excludes the punctuation of a sentence from its link: %s', (text, url) => {
  render(<ChatMessage text={text} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', url);
  expect(screen.getByText((_, element) => element?.tagName === 'P')).toHaveTextContent(text.replace('https://', ''));
});
