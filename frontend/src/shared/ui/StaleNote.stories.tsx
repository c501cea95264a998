import { StaleNote } from './StaleNote';

export const states = { shown: <StaleNote /> };
