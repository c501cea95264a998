/** Styles that some supported browsers do not know, in the files below a path, because the page works without; each for the reason above it. */
export const ALLOWED_STYLES: Readonly<Record<string, readonly string[]>> = {
  // Phones have neither a pointer nor a handle for the size of a field.
  'src/': [
    'cursor: pointer',
    'cursor: grab',
    'cursor: not-allowed',
    'cursor: progress',
    'resize',
    // Lines only break elsewhere, and bars and boxes have the browser's colours and width.
    'text-wrap',
    'scrollbar-width',
    'scrollbar-color',
    'accent-color',
    // The page scrolls on at the end of a list.
    'overscroll-behavior',
    'overscroll-behavior-x',
    // A swipe may pass several pictures.
    'scroll-snap-stop',
  ],
  // The field keeps its height and scrolls.
  'src/shared/ui/chat/ChatComposer.tsx': ['field-sizing'],
  // Paper has the browser's margins and page breaks.
  'src/features/workshop/order/': ['@page', 'break-after: avoid'],
  // The width of what is inside has a fallback.
  'src/app/NamedPhoto.tsx': ['container-type'],
  // A field that the keyboard reaches may be below the bar until the page is scrolled.
  'src/theme/global-style.ts': [':has'],
  'src/app/panel/PanelNav.tsx': [':has'],
  // The button stays in the header.
  'src/app/layout/ChatBubble.tsx': [':has'],
  // A message covers the preview of the cart for some seconds.
  'src/shared/ui/Toast.tsx': [':has'],
  // The line between two steps that are done has the colour of the others.
  'src/features/orders/OrderTimeline.tsx': [':has'],
  // A narrow label printer prints the sheet of the order too.
  'src/app/pages/OrderPanelPage.tsx': [':has'],
};
