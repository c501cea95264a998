import type { ChangeDto, ChangeSetDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { isArrangement } from '../review/review-cards';

/** Letters of the example in a title of many changes; of a longer one only the subject is shown. */
const MAX_EXAMPLE = 70;

/** Returns the title of a set, for example 'Ana subió Mochila Milano de $435.000 a $455.000' for one price. */
export function historySentence(set: ChangeSetDto): string {
  const { changes, preview, reverts } = set;
  const author = set.publishedBy ?? set.author;
  const [first] = changes;
  const [sentence = ''] = preview;
  const some = `${sentence.length > MAX_EXAMPLE ? sentence.slice(0, sentence.indexOf(':')) : sentence}, …`;
  if (set.consent?.state === 'pending')
    return `${author} quiere ${reverts ? 'deshacer' : 'cambiar'} ${changes.length > 1 ? `${changes.length} datos: ${some}` : sentence}`;
  if (changes.length > 1 && changes.every(isArrangement))
    return `${author} ${reverts ? 'deshizo un cambio en' : 'cambió'} los grupos y el orden del catálogo`;
  if (changes.length > 1 && !reverts && changes.every(isPrice))
    return `${author} ${priceVerb(set)} ${changes.length} precios: ${some}`;
  if (changes.length > 1) return `${author} ${reverts ? 'deshizo' : 'cambió'} ${changes.length} datos: ${some}`;
  if (reverts) return `${author} deshizo un cambio: ${sentence}`;
  if (first?.values) return `${author} agregó ${lowerFirst(sentence)}`;
  if (!first || !isPrice(first)) return `${author} cambió ${sentence}`;
  const name = sentence.slice(0, sentence.lastIndexOf(':'));
  return `${author} ${priceVerb(set)} ${name} de ${formatCop(first.expected)} a ${formatCop(first.value)}`;
}

function isPrice({ field, expected, value }: ChangeDto): boolean {
  return field === 'price' && typeof expected === 'number' && typeof value === 'number';
}

/** 'subió' or 'bajó', and 'cambió' when some prices rise and others fall; in the present tense before the publication. */
function priceVerb({ changes, state }: ChangeSetDto): string {
  const rising = changes.filter(({ expected, value }) => Number(value) > Number(expected)).length;
  const [verb, planned] =
    rising === changes.length ? ['subió', 'sube'] : rising === 0 ? ['bajó', 'baja'] : ['cambió', 'cambia'];
  return state === 'live' || state === 'reverted' ? verb : planned;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
