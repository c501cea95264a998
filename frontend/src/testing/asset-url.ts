/** Replaces the address of every file that Vite would resolve. */
export default '/asset';
