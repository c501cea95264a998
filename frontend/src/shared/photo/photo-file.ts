/** Content types that the API accepts. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

const MAX_BYTES = 15 * 1024 * 1024;
/** Larger photos would need more memory than a phone has. */
const MAX_SIDE = 12_000;
const MAX_PIXELS = 64_000_000;

export const BROKEN_PHOTO = 'No pudimos leer esta foto: el archivo está dañado o incompleto.';

/** Returns why a file cannot become a photo. */
export function fileProblem({ type, size }: File): string | undefined {
  if (!PHOTO_TYPES.split(',').includes(type)) return 'Sube una foto en JPEG, PNG o WebP.';
  if (size > MAX_BYTES) return 'La foto pesa más de 15 MB. Sube una más liviana.';
  return size === 0 ? BROKEN_PHOTO : undefined;
}

/** Returns why a decoded photo cannot be cropped. */
export function sizeProblem({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): string | undefined {
  const isTooLarge = width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;
  return isTooLarge ? 'La foto es demasiado grande: máximo 64 megapíxeles y 12.000 píxeles por lado.' : undefined;
}

/** Whether a JPEG ends before its picture does: browsers show the missing part in white or grey, without an error. */
export async function isCutOff(photo: Blob): Promise<boolean> {
  // `photo.arrayBuffer()`, which jsdom lacks.
  const bytes = new Uint8Array(await new Response(photo).arrayBuffer());
  const isMarker = (at: number, code: number) => bytes[at] === 0xff && bytes[at + 1] === code;
  if (!isMarker(0, 0xd8)) return false;
  // Cameras may add data after the end, and a preview with an end of its own near the beginning.
  for (let at = bytes.length - 2; at >= bytes.length / 2; at -= 1) if (isMarker(at, 0xd9)) return false;
  return true;
}
