import type { FaqItemDto } from '../../api/content.api';

/** The questions as search engines read them (schema.org). */
export function faqStructuredData(items: readonly FaqItemDto[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
