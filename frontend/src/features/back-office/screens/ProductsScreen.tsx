import { lazy, Suspense, useState } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useAppDispatch } from '../../../shared/state/app-store';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { isNewItem, NEW, shopPath } from '../back-office-path';
import { rowFields, type TypedField } from '../fields/edit-field';
import { EditForm } from '../fields/EditForm';
import { emptyText, flag, notFlag, optionalDecimal, optionalMeasure, pesos, text } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { RowCards } from '../fields/RowCards';
import { RowById, Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';
import { useUploads } from '../photos/uploads';
import { forgetNewProductPhotos, useNewProductPhotos } from '../photos/use-product-photos';

/** Loads the code for dragging and dialogs only on the screen of a product. */
const loadPhotos = () => importWithRetry(() => import('../photos/Photos'));
const StoredPhotos = lazy(() => loadPhotos().then(({ StoredPhotos: own }) => ({ default: own })));
const NewPhotos = lazy(() => loadPhotos().then(({ NewPhotos: own }) => ({ default: own })));

const PhotoDesignPanel = lazy(() =>
  importWithRetry(() => import('./PhotoDesignPanel')).then(({ PhotoDesignPanel: panel }) => ({ default: panel })),
);

const ABOUT: Readonly<Record<string, TypedField>> = {
  name: { kind: text, label: 'Nombre' },
  description: { kind: emptyText, label: 'Descripción', multiline: true, optional: true },
  category: { kind: text, label: 'Categoría', hint: 'Como las demás: Pañaleras, Mochilas, Maletas…' },
  price: { kind: pesos, label: 'Precio' },
};
const centimetres = (label: string): TypedField => ({ kind: optionalMeasure, label, optional: true });
const MEASURES: Readonly<Record<string, TypedField>> = {
  heightCm: centimetres('Alto (cm)'),
  widthCm: centimetres('Ancho (cm)'),
  depthCm: centimetres('Fondo (cm)'),
  weightG: { kind: optionalMeasure, label: 'Peso (gramos)', optional: true },
  litres: { kind: optionalDecimal, label: 'Capacidad (litros)', optional: true },
  strapCm: centimetres('Largo de la reata (cm)'),
  fits: { kind: emptyText, label: 'Qué cabe', multiline: true, optional: true, hint: 'Una cosa por renglón.' },
  measured: {
    kind: flag('medidas en la pieza', 'por confirmar'),
    label: 'Medidas',
    hint: 'Mientras estén por confirmar, la tienda dice que son aproximadas. Revisa también la descripción.',
  },
};
const embroiderable: TypedField = { kind: flag('con bordado', 'sin bordado'), label: 'Bordado' };
const STATE: Readonly<Record<string, TypedField>> = {
  withdrawn: { kind: notFlag('en la tienda', 'fuera de la tienda'), label: 'Venta' },
  inStock: { kind: flag('disponible', 'agotado'), label: 'Existencias' },
  embroiderable,
  kitOnly: { kind: flag('solo en el kit', 'por separado'), label: 'Cómo se vende' },
};
const NEW_PRODUCT: Readonly<Record<string, TypedField>> = {
  ...ABOUT,
  embroiderable,
  withdrawn: STATE.withdrawn!,
};

/** List of products, form of one, or form of a new one. */
export function ProductsScreen({ item }: { item: string | undefined }) {
  if (isNewItem(item)) return <NewProduct item={item} />;
  if (item)
    return (
      <RowById entity="product" id={item} screen="productos">
        {(row) => <Product key={item} row={row} />}
      </RowById>
    );
  return <Rows of={['product']}>{({ product }) => <List rows={product} />}</Rows>;
}

function NewProduct({ item }: { item: string }) {
  const dispatch = useAppDispatch();
  const { photos } = useNewProductPhotos(item);
  // Only photos of a product that is not in the draft are added together with it.
  const isUploading = useUploads().some(({ productId }) => productId === NEW && productId === item);
  return (
    <Stack>
      <Suspense fallback={<Skeleton height="320px" />}>
        <NewPhotos item={item} />
      </Suspense>
      <NewRowForm
        item={item}
        entity="product"
        title="Producto nuevo"
        fields={NEW_PRODUCT}
        initial={{ embroiderable: 'true', withdrawn: 'true' }}
        values={photos.pictures.length > 0 ? { ...photos } : undefined}
        problems={({ withdrawn }): Record<string, string> =>
          withdrawn || photos.pictures.length > 0 ? {} : { withdrawn: NO_PHOTO }
        }
        waiting={isUploading ? 'Espera a que terminen de subir las fotos, o descarta las que fallaron.' : undefined}
        onAdded={item === NEW ? () => dispatch(forgetNewProductPhotos()) : undefined}
        screen="productos"
      />
    </Stack>
  );
}

const NO_PHOTO = 'Ponle una foto, o déjalo fuera de la tienda por ahora.';

function List({ rows }: { rows: readonly ShopRowDto[] }) {
  return (
    <Stack>
      <Row>
        <ButtonLink size="s" to={shopPath('productos', NEW)}>
          Producto nuevo
        </ButtonLink>
      </Row>
      <RowCards
        entity="product"
        cards={rows.map(({ id, values }) => ({
          id,
          title: String(values.name),
          to: shopPath('productos', id),
          facts: [
            formatCop(values.price),
            values.withdrawn === true && 'fuera de la tienda',
            values.inStock === false && 'agotado',
            values.kitOnly === true && 'solo en el kit',
            values.measured === false && 'medidas por confirmar',
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Stack>
  );
}

/** Its form is loaded when it is opened, because it changes with the photo alone. */
function PhotoDesign({ row }: { row: ShopRowDto }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Row>
        <Button variant="text" size="s" onClick={() => setOpen(true)}>
          Lo que muestra la foto
        </Button>
      </Row>
    );
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <PhotoDesignPanel row={row} />
    </Suspense>
  );
}

function Product({ row }: { row: ShopRowDto }) {
  return (
    <Stack>
      <EditForm
        groups={[
          { title: String(row.values.name), fields: rowFields('product', row, ABOUT) },
          { title: 'En la tienda', fields: rowFields('product', row, STATE) },
          { title: 'Medidas y qué cabe', fields: rowFields('product', row, MEASURES) },
        ]}
      />
      <Suspense fallback={<Skeleton height="320px" />}>
        <StoredPhotos row={row} />
      </Suspense>
      <PhotoDesign row={row} />
      <Row>
        <ButtonLink variant="text" size="s" to={shopPath('grupos')}>
          Grupo y orden
        </ButtonLink>
        <ButtonLink variant="text" size="s" to={`/product/${row.id}`}>
          Ver en la tienda
        </ButtonLink>
      </Row>
    </Stack>
  );
}
