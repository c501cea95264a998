/** Finds the smallest element with a text, also one whose parts have elements of their own: `getByText(wholeText('Hola, Laura'))`. */
export function wholeText(text: string | RegExp): (content: string, element: Element | null) => boolean {
  const matches = ({ textContent }: Element) => {
    const whole = textContent.replace(/\s+/g, ' ').trim();
    return typeof text === 'string' ? whole === text : text.test(whole);
  };
  return (_, element) => element !== null && matches(element) && ![...element.children].some(matches);
}
