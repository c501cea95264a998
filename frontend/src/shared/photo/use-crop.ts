import { type SyntheticEvent, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { BROKEN_PHOTO, isCutOff, sizeProblem } from './photo-file';
import { cropPhoto, rotatePhoto } from './prepare-photo';

/** How a crop begins. */
export interface CropStart {
  isSquare: boolean;
  /** Missing: the largest square, or the whole photo. */
  crop?: PercentCrop;
}

/** The crop of a new photo. `onRotated` gets the photo after each rotation. */
export function useCrop(file: File, begin: CropStart = { isSquare: true }, onRotated?: (photo: File) => void) {
  const start = useRef(begin.crop);
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState<PercentCrop>();
  const [isSquare, setSquare] = useState(begin.isSquare);
  const [isRotating, setRotating] = useState(false);
  /** Error message; such a photo cannot be cropped. */
  const [problem, setProblem] = useState<string>();
  const onBroken = () => setProblem(BROKEN_PHOTO);

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    // The element keeps the loaded photo.
    URL.revokeObjectURL(source);
    setProblem(sizeProblem(currentTarget));
    void isCutOff(file).then((isBroken) => isBroken && onBroken());
    setCrop(start.current ?? largestCrop(currentTarget, isSquare));
    start.current = undefined;
  };
  const setShape = (square: boolean) => {
    setSquare(square);
    if (image.current) setCrop(largestCrop(image.current, square));
  };
  const rotate = async () => {
    if (isRotating || !crop || !image.current) return;
    setRotating(true);
    await rotatePhoto(image.current, 1).then((rotated) => {
      setSource(URL.createObjectURL(rotated));
      onRotated?.(new File([rotated], file.name, { type: rotated.type }));
    }, onBroken);
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
