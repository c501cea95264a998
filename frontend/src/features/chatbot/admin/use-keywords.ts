import { serverMessage } from '../../../api/api-error';
import { chatbotLimits, useListKeywordsQuery, useSaveKeywordsMutation } from '../../../api/chatbot.api';
import { foldText } from '../../../shared/lib/fold-text';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';

const FAILED = 'No se pudo guardar la lista. Revisa tu conexión y vuelve a intentar.';

/** Compares words as the server does: without accents, capitals and repeated spaces. */
const sameWord = (a: string, b: string) => fold(a) === fold(b);
const fold = (word: string) => foldText(word).replace(/\s+/g, ' ').trim();

/** Returns the error of a new word; undefined when it is valid. */
export function keywordProblem(word: string, keywords: readonly string[]): string | undefined {
  const { keyword: longest, keywords: most } = chatbotLimits;
  if (word.trim() === '') return 'Escribe una palabra o una frase corta';
  if (word.trim().length > longest) return `Cada palabra puede tener máximo ${longest} caracteres`;
  if (!/[A-Za-z0-9À-ÿ]{2}/.test(word)) return 'Escribe al menos dos letras o números seguidos';
  if (keywords.some((each) => sameWord(each, word))) return 'Esta palabra ya está en la lista';
  if (keywords.length >= most) return `La lista puede tener máximo ${most} palabras. Quita una primero.`;
  return undefined;
}

/** Keywords that hand a conversation to a person. */
export function useKeywords() {
  const { data, error, refetch } = useListKeywordsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, saving] = useSaveKeywordsMutation();
  useReauthOnForbidden(error ?? saving.error);

  /** Resolves to the error message, or undefined on success. */
  const change = async (next: (keywords: string[]) => string[]): Promise<string | undefined> => {
    // The request replaces the whole list, so it starts from a fresh one to keep a colleague's changes.
    const fresh = await refetch();
    if (!fresh.data) return FAILED;
    const { error: refused } = await save({ keywordsDto: { keywords: next(fresh.data.keywords) } });
    return refused && serverMessage(refused, FAILED);
  };
  return {
    keywords: data?.keywords,
    hasFailed: error !== undefined,
    retry: () => void refetch(),
    add: (word: string) => change((words) => [...words.filter((each) => !sameWord(each, word)), word.trim()]),
    remove: (word: string) => change((words) => words.filter((each) => !sameWord(each, word))),
  };
}
