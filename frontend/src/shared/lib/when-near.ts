/**
 * Calls back when an element comes near the viewport, so that its content loads before it is visible. Returns a function that
 * stops observing.
 */
export function whenNear(element: Element, arrived: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrived(), {
    rootMargin: '400px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}
