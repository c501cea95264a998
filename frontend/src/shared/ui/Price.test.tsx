import { render, screen } from '@testing-library/react';
import { Price } from './Price';

/** The text for screen readers: everything that is not hidden from them. */
const spoken = (element: Element) =>
  [...element.querySelectorAll(':not([aria-hidden])')].map((part) => part.textContent).join('');

describe('Price', () => {
  it('shows figures and reads out pesos', () => {
    const { container } = render(<Price amount={445000} />);
    expect(screen.getByText('$445.000')).toBeVisible();
    expect(spoken(container.firstElementChild!)).toBe('445.000 pesos');
  });

  it('reads out the previous price', () => {
    const { container } = render(<Price amount={430000} previous={445000} />);
    expect(screen.getByText('$445.000').tagName).toBe('DEL');
    expect(spoken(container.firstElementChild!)).toBe('430.000 pesos, antes 445.000 pesos');
  });
});
