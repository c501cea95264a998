import { memo } from 'react';
import { Picture } from '../../shared/ui/Picture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { AnimalTheme, BagColour } from './embroidery/design';
import { bagPicture, motifUrl } from './embroidery/design-pictures';
import type { View } from './embroidery/views';

interface OtherPicturesProps {
  bagColor: BagColour;
  animalTheme: AnimalTheme;
  view: View;
  sizes: string;
}

const COLOURS: readonly BagColour[] = ['black', 'brown', 'navy', 'pink', 'purple', 'red'];
const THEMES: readonly AnimalTheme[] = [
  'lion',
  'giraffe',
  'elephant',
  'bear',
  'dinosaur',
  'butterfly',
  'unicorn',
  'princess',
];

/** Colours and patches that were not chosen, fetched out of sight so that the next choice shows within a frame. */
export const OtherPictures = memo(function OtherPictures(props: OtherPicturesProps) {
  const { bagColor, animalTheme, view, sizes } = props;
  const colours = COLOURS.filter((colour) => colour !== bagColor);
  const themes = THEMES.filter((theme) => theme !== animalTheme);
  return (
    <VisuallyHidden aria-hidden="true">
      {colours.map((colour) => (
        <Picture key={colour} picture={bagPicture(view, colour)} alt="" sizes={sizes} eager />
      ))}
      {themes.map((theme) => (
        <img key={theme} src={motifUrl(theme)} alt="" />
      ))}
    </VisuallyHidden>
  );
});
