import type { ChangeSetDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { isArrangement } from '../review/review-cards';

/** Returns the title of a set, for example 'Ana subió Mochila Milano de $435.000 a $455.000' for one price. */
export function historySentence(set: ChangeSetDto): string {
  const { changes, preview, reverts } = set;
  const author = set.publishedBy ?? set.author;
  const [first] = changes;
  const [sentence = ''] = preview;
  if (changes.length > 1 && changes.every(isArrangement))
    return `${author} ${reverts ? 'deshizo un cambio en' : 'cambió'} los grupos y el orden del catálogo`;
  if (changes.length > 1) return `${author} ${reverts ? 'deshizo' : 'cambió'} ${changes.length} datos: ${sentence}, …`;
  if (reverts) return `${author} deshizo un cambio: ${sentence}`;
  if (first?.values) return `${author} agregó ${lowerFirst(sentence)}`;
  if (first?.field !== 'price' || typeof first.expected !== 'number' || typeof first.value !== 'number')
    return `${author} cambió ${sentence}`;
  const name = sentence.slice(0, sentence.lastIndexOf(':'));
  const isUp = first.value > first.expected;
  const verb = set.state === 'live' || set.state === 'reverted' ? (isUp ? 'subió' : 'bajó') : isUp ? 'sube' : 'baja';
  return `${author} ${verb} ${name} de ${formatCop(first.expected)} a ${formatCop(first.value)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
