import { motifPictures } from '../../pictures/motifs.gen';
import { Picture } from './Picture';

export const states = {
  'of a motif': (
    <div style={{ width: 120, height: 120, overflow: 'hidden' }}>
      <Picture picture={Object.values(motifPictures)[0]!} alt="León" sizes="120px" />
    </div>
  ),
};
