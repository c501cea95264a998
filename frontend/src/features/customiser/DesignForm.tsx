import { memo, useCallback, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { KitPieceDto, PricedChoiceDto, PricingDto } from '../../api/catalogue.api';
import {
  choicesFor,
  type DesignField,
  eachField,
  NONE,
  optionLabel,
  type PhotoDesign,
  shownDesign,
} from '../../domain/piece-design';
import { formatCop } from '../../shared/lib/format-cop';
import type { Elements } from '../../shared/lib/elements';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Picture } from '../../shared/ui/Picture';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { AdviceRegion } from './Advice';
import { ChoiceGroup } from './ChoiceGroup';
import type { Choices } from './choices';
import { ContrastAdvice } from './ContrastAdvice';
import { drawable } from './drawable';
import type { AnimalTheme, Design, FontStyle } from './embroidery/design';
import { motifPicture } from './embroidery/design-pictures';
import { previewedDesign } from './embroidery/drawn-design';
import type { View } from './embroidery/views';
import type { LettersByFont } from './letters-store';
import { LetterSample } from './LetterSample';
import { sampleLetters, SAMPLE_WORD } from './sample-letters';
import { Step, StepTitle } from './step';
import { StitchAdvice } from './StitchAdvice';
import { AsPhotos, BagSwatch, NoMotif, StrapSwatch, ThreadSwatch } from './Swatch';
import { type ChoicesDraft, useChoice } from './use-choices';

interface DesignFormProps {
  draft: ChoicesDraft;
  /** The choices that the advice is about. */
  painted: Choices;
  pricing: PricingDto;
  view: View;
  letters: LettersByFont;
  /** What the photo of the piece shows; missing for the pieces of a kit, each of which has its own. */
  photo?: PhotoDesign;
  /** The pieces whose photos 'Como en la foto' stands for, where there are several. */
  pieces?: readonly KitPieceDto[];
  /** How long the strap is, in a sentence; undefined when it is not known. */
  strapLength?: string;
}

/** Fields of the embroidery and the piece. */
export function DesignForm({
  draft,
  painted,
  pricing: served,
  view,
  letters,
  photo,
  pieces,
  strapLength,
}: DesignFormProps) {
  const pricing = drawable(served);
  const { fromPhoto, hasBordado } = painted;
  // Shows colour advice beside the colour field that changed last.
  const [asked, setAsked] = useState<DesignField>('thread');
  const faces = useFaces(painted.name, letters, pieces);
  const design = photo && previewedDesign(shownDesign(painted, photo, painted), painted);
  const advice = design && <ContrastAdvice design={design} change={draft.change} pricing={pricing} />;
  const optionsOf = useMemo(() => offeredOptions(pricing, photo, fromPhoto), [pricing, photo, fromPhoto]);
  const group = (field: DesignField) => ({
    draft,
    field,
    choices: optionsOf[field],
    inPhoto: photo?.[field] ?? '',
    isPhotoFree: fromPhoto,
  });
  return (
    <>
      <ChoiceGroup title="Estilo de letra" look="letters" face={faces.letter} {...group('letter')} />
      <SizeChoice {...group('letterSize')} />
      <AdviceRegion>
        {design && (
          <StitchAdvice design={design} change={draft.change} pricing={pricing} view={view} letters={letters} />
        )}
      </AdviceRegion>
      <ChoiceGroup
        title="Color del hilo"
        look="swatches"
        face={faces.thread}
        onChosen={setAsked}
        {...group('thread')}
      />
      <AdviceRegion>{asked === 'thread' && advice}</AdviceRegion>
      {hasBordado && <ChoiceGroup title="Motivo" look="tiles" face={faces.motif} {...group('motif')} />}
      <ChoiceGroup
        title="Color del bolso"
        look="swatches"
        face={faces.bagColour}
        onChosen={setAsked}
        {...group('bagColour')}
      />
      <AdviceRegion>{asked === 'bagColour' && advice}</AdviceRegion>
      {photo?.strap !== NONE && (
        <ChoiceGroup title="Reata" look="swatches" face={faces.strap} note={strapLength} {...group('strap')} />
      )}
    </>
  );
}

/** What each question offers: the options on offer, after what the photo shows when that is not among them. */
function offeredOptions(pricing: PricingDto, photo: PhotoDesign | undefined, fromPhoto: boolean) {
  return eachField((field): readonly PricedChoiceDto[] => {
    const offered = choicesFor(field, pricing);
    const inPhoto = photo?.[field] ?? '';
    if (!fromPhoto || offered.some(({ id }) => id === inPhoto)) return offered;
    const label = inPhoto ? optionLabel(field, inPhoto, pricing) : 'Como en la imagen';
    return [{ id: inPhoto, label, surcharge: 0 }, ...offered];
  });
}

// The ids of the API equal those of the design.
const threadFace = (colour: string) => <ThreadSwatch colour={colour as Design['thread']} />;
const bagFace = (colour: string) => <BagSwatch colour={colour as Design['bagColour']} />;
const strapFace = (strap: string) => <StrapSwatch strap={strap} />;
const motifFace = (theme: string) =>
  theme === NONE ? (
    <NoMotif />
  ) : (
    <Patch picture={{ ...motifPicture(theme as AnimalTheme), colour: 'transparent' }} alt="" sizes="80px" />
  );

type Face = (id: string) => Elements;

/** Pictures of the choices; that of 'Como en la foto' shows what the photos of the pieces have. */
function useFaces(name: string, letters: LettersByFont, pieces: readonly KitPieceDto[] = NO_PIECES) {
  const letterFace = useLetterFace(name, letters);
  return useMemo(() => {
    const withPhotos =
      (field: DesignField, face: Face): Face =>
      (id) =>
        id === '' ? <AsPhotos ids={shownOn(pieces, field)} face={face} whole={field === 'motif'} /> : face(id);
    return {
      letter: withPhotos('letter', letterFace),
      thread: withPhotos('thread', threadFace),
      motif: withPhotos('motif', motifFace),
      bagColour: withPhotos('bagColour', bagFace),
      strap: withPhotos('strap', strapFace),
    };
  }, [letterFace, pieces]);
}

const NO_PIECES: readonly KitPieceDto[] = [];

/** Different answers of the photos to a question; letters, thread and motif only of pieces that are embroidered. */
function shownOn(pieces: readonly KitPieceDto[], field: DesignField): string[] {
  const isOnAll = field === 'bagColour' || field === 'strap';
  const asked = pieces.filter(({ embroiderable }) => isOnAll || embroiderable);
  return [...new Set(asked.map(({ photoDesign }) => photoDesign[field]))].filter((id) => id !== NONE);
}

/** The shopper's name once the font is loaded, a sample word until then. */
function useLetterFace(name: string, letters: LettersByFont) {
  // The server leaves out the outlines, which would be a third of the page; the browser adds them at once.
  const hydrated = useHydrated();
  return useCallback(
    (font: string) => {
      if (!hydrated) return null;
      const own = name.trim() && letters[font as FontStyle];
      if (own) return <LetterSample text={name.trim()} letters={own} />;
      return <LetterSample text={SAMPLE_WORD} letters={sampleLetters[font as FontStyle]} />;
    },
    [hydrated, name, letters],
  );
}

interface SizeChoiceProps {
  choices: readonly PricedChoiceDto[];
  draft: ChoicesDraft;
  inPhoto: string;
  isPhotoFree: boolean;
}

const SizeChoice = memo(function SizeChoice({ choices, draft, inPhoto, isPhotoFree }: SizeChoiceProps) {
  const name = useId();
  const value = useChoice(draft, 'letterSize') ?? inPhoto;
  if (choices.length === 0) return null;
  return (
    <Step>
      <StepTitle as="p" aria-hidden="true">
        Tamaño de letra
      </StepTitle>
      <SegmentedRadio
        legend="Tamaño de letra"
        centred
        name={name}
        value={value}
        onChange={(id) => draft.change({ letterSize: id || null })}
        options={choices.map(({ id, label, surcharge }) => {
          const isFree = isPhotoFree && id === inPhoto;
          const hint = surcharge > 0 && !isFree ? `+${formatCop(surcharge)}` : 'Incluido';
          return { value: id, label, hint: isFree && id ? 'Como en la imagen' : hint };
        })}
      />
    </Step>
  );
});

const Patch = styled(Picture)`
  width: 100%;
  height: auto;
`;
