/** What the check finds in the files below a path, although older browsers run the code; each for the reason above it. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Called only where the browser has it; the code beside it does without.
  'src/features/customiser/ShareDesign.tsx': ['Navigator.share'],
  'src/features/customiser/use-precomputed-stitches.ts': ['requestIdleCallback', 'cancelIdleCallback'],
  'src/shared/lib/loaded-and-idle.ts': ['requestIdleCallback'],
  'src/shared/lib/random-id.ts': ['Crypto.randomUUID'],
  'src/shared/lib/use-print-page.ts': ['Window.print'],
  'react-dom/': ['.startViewTransition'],
  'yup/': ['Error.captureStackTrace', '.captureStackTrace'],
  // `app/web-vitals.ts` uses it only where lists have `at`.
  'web-vitals/': ['.at'],
  // Only for a call that was aborted before it began: nobody reads its result.
  '@reduxjs/toolkit/': ['AbortSignal.abort'],
  // Functions of its own with the same name.
  'src/app/PageErrorBoundary.tsx': ['reportError'],
  'src/features/chatbot/conversations/ConversationActions.tsx': ['.take'],
  'src/features/workshop/order/OrderAdmin.tsx': ['print'],
  'src/app/pages/ReceiptPage.tsx': ['print'],
  '@radix-ui/react-accordion/': ['.at'],
  '@radix-ui/react-collection/': ['.at', '.toSorted'],
  '@dnd-kit/core/': ['.toArray', 'Sensor'],
  'formik/': ['.move'],
  'react/': ['.use'],
  'yup/index.esm.js': ['.isError'],
};
