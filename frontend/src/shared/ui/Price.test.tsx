import { render, screen } from '@testing-library/react';
import { Price } from './Price';

/** What a screen reader says: everything that is not hidden from it. */
const spoken = (element: Element) =>
  [...element.querySelectorAll(':not([aria-hidden])')].map((part) => part.textContent).join('');

describe('Price', () => {
  it('shows figures and says pesos', () => {
    const { container } = render(<Price amount={445000} />);
    expect(screen.getByText('$445.000')).toBeVisible();
    expect(spoken(container.firstElementChild!)).toBe('445.000 pesos');
  });

  it('says what it cost before', () => {
    const { container } = render(<Price amount={430000} previous={445000} />);
    expect(screen.getByText('$445.000').tagName).toBe('DEL');
    expect(spoken(container.firstElementChild!)).toBe('430.000 pesos, antes 445.000 pesos');
  });
});
