import { styled } from 'styled-components';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { Button } from '../../../shared/ui/Button';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { Row } from '../../../shared/ui/panel';
import { photoErrors, PhotoFields } from './PhotoFields';
import { PhotoThumbnail } from './PhotoThumbnail';
import type { PhotoDetails } from './product-photos';

interface EditPhotoDialogProps {
  id: string;
  details: PhotoDetails;
  canBePlain: boolean;
  isMain: boolean;
  /** True when the photo shows the product open. */
  isOpenView: boolean;
  /** True when the product has no other photo. */
  isOnly: boolean;
  onClose: () => void;
  onSave: (details: PhotoDetails) => void;
  onMain: () => void;
  onOpenView: () => void;
  onRemove: () => void;
}

/** Dialog that edits the text of a photo, makes it the main one, or removes it. */
export function EditPhotoDialog(props: EditPhotoDialogProps) {
  const { id, details, canBePlain, isMain, isOpenView, isOnly, onClose, onSave, onMain, onOpenView, onRemove } = props;
  const { form, attributes } = useShopForm<PhotoDetails>({
    initialValues: details,
    errorsIn: photoErrors,
    send: (values) => {
      onSave(values);
      onClose();
      return Promise.resolve(undefined);
    },
  });
  const run = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <FormDialog
      title="Editar la foto"
      words={undefined}
      form={form}
      attributes={attributes}
      action="Guardar"
      pendingAction="Guardando…"
      isOver={false}
      needsConnection={false}
      onClose={onClose}
    >
      <Preview>
        <PhotoThumbnail id={id} alt={details.alt} />
      </Preview>
      <PhotoFields canBePlain={canBePlain} />
      <Row>
        {!isMain && (
          <Button size="s" variant="secondary" onClick={run(onMain)}>
            Poner de principal
          </Button>
        )}
        {!isOnly && (
          <Button size="s" variant="secondary" onClick={run(onOpenView)}>
            {isOpenView ? 'Volver a la galería' : 'Mostrar junto a las medidas'}
          </Button>
        )}
        {isOnly ? (
          <p>Un producto necesita al menos una foto.</p>
        ) : (
          <Button size="s" variant="danger" onClick={run(onRemove)}>
            Quitar la foto
          </Button>
        )}
      </Row>
    </FormDialog>
  );
}

const Preview = styled.div`
  width: min(100%, 200px);
`;
