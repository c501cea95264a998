/** Stands for any file that Vite would give an address. */
export default '/asset';
