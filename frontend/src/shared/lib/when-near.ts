/** Calls back when an element comes near the viewport: what it needs then arrives before it is seen. Returns how to stop. */
export function whenNear(element: Element, arrived: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrived(), {
    rootMargin: '400px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}
