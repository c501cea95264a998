import { type SyntheticEvent, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { BROKEN_PHOTO, sizeProblem } from './photo-file';
import { cropPhoto, rotatePhoto } from './prepare-photo';

/** The crop of a new photo; it begins as the largest square, or as the whole photo. */
export function useCrop(file: File, beginsSquare = true) {
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState<PercentCrop>();
  const [isSquare, setSquare] = useState(beginsSquare);
  const [isRotating, setRotating] = useState(false);
  /** Error message; such a photo cannot be cropped. */
  const [problem, setProblem] = useState<string>();
  const onBroken = () => setProblem(BROKEN_PHOTO);

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    // The element keeps the loaded photo.
    URL.revokeObjectURL(source);
    setProblem(sizeProblem(currentTarget));
    setCrop(largestCrop(currentTarget, isSquare));
  };
  const setShape = (square: boolean) => {
    setSquare(square);
    if (image.current) setCrop(largestCrop(image.current, square));
  };
  const rotate = async () => {
    if (isRotating || !crop || !image.current) return;
    setRotating(true);
    await rotatePhoto(image.current, 1).then((rotated) => setSource(URL.createObjectURL(rotated)), onBroken);
    setRotating(false);
  };
  return {
    image,
    source,
    crop,
    setCrop,
    isSquare,
    setShape,
    rotate,
    isRotating,
    problem,
    onLoad,
    onBroken,
    /** Returns the cropped photo; undefined before the photo is loaded, and when it cannot be cropped. */
    cut: async () => (crop && image.current ? cropPhoto(image.current, crop).catch(onBroken) : undefined),
  };
}

/** The largest crop in the middle of a photo. */
function largestCrop({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, isSquare: boolean): PercentCrop {
  if (!isSquare) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const side = width < height ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, 1, width, height), width, height);
}
