import { Note } from './Note';

export const states = {
  info: <Note kind="info">Te escribimos por correo.</Note>,
  success: <Note kind="success">Te escribimos por correo.</Note>,
  warning: <Note kind="warning">Te escribimos por correo.</Note>,
  error: <Note kind="error">Te escribimos por correo.</Note>,
};
