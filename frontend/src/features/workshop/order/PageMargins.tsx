/** Margin of the printed sheets, while the page that renders it is shown. */
export function PageMargins({ margin }: { margin: string }) {
  return <style>{`@page { margin: ${margin}; }`}</style>;
}
