/** What the server writes in place of personal data, for callers who have not proven who they are. */
export const HIDDEN = '•••';
