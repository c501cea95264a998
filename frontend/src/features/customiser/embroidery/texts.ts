import { textOnTag } from './keychain-text';
import { nameLayers } from './name-layers';
import { unstitchable } from './unstitchable';

/** What draws texts with the letters of a font; `loadLetters` loads it with them, because most pages show a piece before it has any text. */
export const texts = { textOnTag, nameLayers, unstitchable };
