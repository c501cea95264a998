import { type ProductDto, type ProductMeasuresDto, useGetProductQuery } from '../../api/catalogue.api';

/** The measures of a product. Lists of products come without them, so that they are read on their own; undefined until then. */
export function useMeasures({ id, measures }: ProductDto): ProductMeasuresDto | undefined {
  const { currentData } = useGetProductQuery({ id }, { skip: measures !== undefined });
  return measures ?? currentData?.measures;
}
