import type { FontStyle } from './design';
import { loadLetters } from './load-letters';
import { unstitchable } from './unstitchable';

const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];

describe.each(FONTS)('unstitchable in %s', (font) => {
  const inFont = async (name: string) => unstitchable(name, await loadLetters(font));

  it.each([
    'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
    'abcdefghijklmnñopqrstuvwxyz',
    'áéíóúü ÁÉÍÓÚÜ',
    'àèìòù âêîôû äëïö ãõ ç å ø ý ÿ',
    '0123456789',
    "D'Angelo O’Neill",
    'Ana-Lucía & J. M. · 2',
    'Sofi\u0301a N\u0303an\u0303ez Gu\u0308icho',
  ])('stitches %j', async (name) => {
    expect(await inFont(name)).toEqual([]);
  });

  it.each([
    ['Sofía 😀', ['el emoji 😀']],
    ['Ana ❤️', ['el emoji ❤️']],
    ['👨‍👩‍👧', ['el emoji 👨‍👩‍👧']],
    ['🇨🇴 Ana', ['el emoji 🇨🇴']],
    ['Ana 1️⃣', ['el emoji 1️⃣']],
    ['<b>Ana</b>', ['el signo <', 'el signo >', 'el signo /']],
    ['Ana\u200b', ['un carácter invisible']],
    ['An\u200da', ['un carácter invisible']],
    ['\ufeffAna', ['un carácter invisible']],
    ['Ana\u0000', ['un carácter invisible']],
    ['Ana\n', ['un salto de línea o una tabulación']],
    ['Ana\u00a0Luz', ['un espacio especial']],
    ['\u202eanA', ['una marca invisible de dirección']],
    ['مريم', ['la letra árabe م', 'la letra árabe ر', 'la letra árabe ي']],
    ['שרה', ['la letra hebrea ש', 'la letra hebrea ר', 'la letra hebrea ה']],
    ['Жan', ['la letra cirílica Ж']],
    ['Ωmar', ['la letra griega Ω']],
    ['王', ['el carácter chino 王']],
    ['Ōscar', ['la letra Ō']],
    ['٣', ['el número ٣']],
    ['¡Ana!', ['el signo ¡', 'el signo !']],
    ['Ana_Luz', ['el signo _']],
    ['😀😀😀', ['el emoji 😀']],
  ])('names each character of %j that cannot be stitched once', async (name, named) => {
    expect(await inFont(name)).toEqual(named);
  });
});
