/** The reasons of a problem at the bench, in the words of the workshop. */
export const BENCH_PROBLEMS = {
  thread: 'Falta hilo',
  fabric: 'La pieza está dañada',
  text: 'El nombre no se entiende',
  machine: 'La máquina falla',
  ask: 'Otra cosa: pregúntame',
} as const;
