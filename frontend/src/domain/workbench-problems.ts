/** The reasons of a problem at the workbench, in the words of the workshop. */
export const WORKBENCH_PROBLEMS = {
  thread: 'Falta hilo',
  fabric: 'La pieza está dañada',
  text: 'El nombre no se entiende',
  machine: 'La máquina falla',
  ask: 'Otra cosa: pregúntame',
} as const;
