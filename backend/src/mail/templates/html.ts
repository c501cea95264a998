const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag: escapes values and keeps their line breaks. */
export function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((page, part, at) => `${page}${escapeHtml(values[at - 1] ?? '').replaceAll('\n', '<br>')}${part}`);
}
