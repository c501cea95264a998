// What draws texts with the letters of a font; `loadLetters` loads it with them, because most pages show a piece before it has any text.
export { textOnTag } from './keychain-text';
export { nameLayers } from './name-layers';
export { unstitchable } from './unstitchable';
