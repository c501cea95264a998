import { Picture } from '../../shared/ui/Picture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { Choices } from './choices';
import type { AnimalTheme, BagColour } from './embroidery/design';
import { bagPicture, motifUrl } from './embroidery/design-pictures';
import type { View } from './embroidery/views';

interface OtherPicturesProps {
  choices: Choices;
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
export function OtherPictures({ choices, view, sizes }: OtherPicturesProps) {
  const colours = COLOURS.filter((colour) => colour !== choices.bagColor);
  const themes = THEMES.filter((theme) => theme !== choices.animalTheme);
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
}
