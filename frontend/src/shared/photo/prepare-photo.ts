import Compressor from 'compressorjs';
import type { PercentCrop } from 'react-image-crop';

/** Pixels of the longer side of an upload: half again as much as the widest picture of the pages, and what private photos keep. */
const UPLOAD_SIDE = 1_600;
/** Safari draws no canvas of more than 16 megapixels. */
const CANVAS_SIDE = 4_000;
const JPEG = 'image/jpeg';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rotates a photo clockwise by quarter turns. */
export async function rotatePhoto(image: HTMLImageElement, quarterTurns: number): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  return draw(image, { x: 0, y: 0, width, height }, { maxSide: CANVAS_SIDE, quarterTurns });
}

/** Cuts the area out of a photo, and shrinks it so that its upload takes seconds on a slow connection. */
export async function cropPhoto(image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const area = {
    x: (crop.x / 100) * naturalWidth,
    y: (crop.y / 100) * naturalHeight,
    width: (crop.width / 100) * naturalWidth,
    height: (crop.height / 100) * naturalHeight,
  };
  // In the size of the upload: encoding all pixels of a camera first takes a phone a second or more.
  const cut = await draw(image, area, { maxSide: UPLOAD_SIDE });
  return new File([await shrink(cut)], 'foto.jpg', { type: JPEG });
}

/** Decodes a photo. Rejects any other file. */
export async function loadPhoto(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('The photo could not be decoded')));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

/** Shrinks a whole photo. */
export const shrinkPhoto = (image: HTMLImageElement): Promise<File> =>
  cropPhoto(image, { unit: '%', x: 0, y: 0, width: 100, height: 100 });

function shrink(photo: Blob): Promise<Blob> {
  return new Promise((resolve, reject) => {
    new Compressor(photo, {
      maxWidth: UPLOAD_SIDE,
      maxHeight: UPLOAD_SIDE,
      quality: 0.85,
      mimeType: JPEG,
      checkOrientation: false,
      success: resolve,
      error: reject,
    });
  });
}

interface Drawing {
  /** Pixels of the longer side; a smaller area is not enlarged. */
  maxSide: number;
  quarterTurns?: number;
}

function draw(image: HTMLImageElement, area: Area, { maxSide, quarterTurns = 0 }: Drawing): Promise<Blob> {
  const { x, y, width, height } = area;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = document.createElement('canvas');
  const isSideways = quarterTurns % 2 === 1;
  canvas.width = isSideways ? drawnHeight : drawnWidth;
  canvas.height = isSideways ? drawnWidth : drawnHeight;
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: without it, transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(image, x, y, width, height, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'))), JPEG, 0.95);
  });
}
