import { useEffect, useState } from 'react';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { BROKEN_PHOTO, fileProblem, sizeProblem } from '../../../shared/photo/photo-file';

/** The photo of a slip: checked and shrunk when it is chosen. The code for that loads then. */
export function useSlipPhoto() {
  const [photo, setPhoto] = useState<{ file: File; url: string }>();
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo]);

  /** Returns the photo that was made of the file; undefined when it is none, and an earlier one stays. */
  const choose = async (chosen: File): Promise<File | undefined> => {
    setPreparing(true);
    const { file, reason } = await shrunk(chosen).catch(() => ({ file: undefined, reason: BROKEN_PHOTO }));
    setPreparing(false);
    setProblem(reason);
    if (file) setPhoto({ file, url: URL.createObjectURL(file) });
    return file;
  };
  return { photo, problem, isPreparing, choose };
}

async function shrunk(chosen: File): Promise<{ file?: File; reason?: string }> {
  const unfit = fileProblem(chosen);
  if (unfit) return { reason: unfit };
  const { loadPhoto, shrinkPhoto } = await importWithRetry(() => import('../../../shared/photo/prepare-photo'));
  const image = await loadPhoto(chosen);
  const reason = sizeProblem(image);
  return reason ? { reason } : { file: await shrinkPhoto(image) };
}
