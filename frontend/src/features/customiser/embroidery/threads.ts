import type { ThreadColour } from './design';

/** Colours of a thread in the middle of a column, on its shaded side and on its lit side. */
export interface Thread {
  base: string;
  dark: string;
  light: string;
}

/** The threads that the customiser draws. */
export const THREADS: Readonly<Record<ThreadColour, Thread>> = {
  gold: { base: '#c6953b', dark: '#8f6418', light: '#f0d08a' },
  silver: { base: '#b4b8bf', dark: '#7b8089', light: '#eef0f3' },
  white: { base: '#f4efe8', dark: '#bdb2a8', light: '#ffffff' },
  black: { base: '#2b2629', dark: '#0c0a0b', light: '#6a6266' },
  pink: { base: '#e58ea5', dark: '#b4566f', light: '#fbc9d5' },
  blue: { base: '#4c7cb5', dark: '#264f82', light: '#9dc0e8' },
  cream: { base: '#f3e7d0', dark: '#b9a67f', light: '#fffaee' },
  wine: { base: '#6e2237', dark: '#43101f', light: '#a8506a' },
};
