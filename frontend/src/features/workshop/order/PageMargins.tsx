/** Sets the margin of printed pages while it is rendered. */
export function PageMargins({ margin }: { margin: string }) {
  return <style>{`@page { margin: ${margin}; }`}</style>;
}
