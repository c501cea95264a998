/** Replaces the URL of every file that Vite would resolve. */
export default '/asset';
