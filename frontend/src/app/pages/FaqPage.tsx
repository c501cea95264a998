import { styled } from 'styled-components';
import { useListFaqQuery } from '../../api/content.api';
import { faqStructuredData } from '../../features/faq/faq-structured-data';
import { FaqContact } from '../../features/faq/FaqContact';
import { FaqList } from '../../features/faq/FaqList';
import { FaqSkeleton } from '../../features/faq/FaqSkeleton';
import { Button } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Lead } from '../../shared/ui/Lead';
import { PageHead } from '../../shared/ui/PageHead';

/** `/faq`: frequent questions, and contacts for other ones. */
export default function FaqPage() {
  const faq = useListFaqQuery();
  return (
    <>
      <PageHead
        title="Preguntas frecuentes"
        description="Envíos, pagos, garantía, materiales y personalización: lo que otras familias nos preguntan antes de hacer su pedido."
        path="/faq"
        jsonLd={faq.data && faqStructuredData(faq.data)}
      />
      <Page narrow>
        <h1>Preguntas frecuentes</h1>
        <Lead>Lo que otras familias nos preguntan antes de hacer su pedido.</Lead>
        {faq.data && <FaqList items={faq.data} />}
        {!faq.data && (faq.isFetching ? <FaqSkeleton /> : <QuestionsFailed retry={() => void faq.refetch()} />)}
        <FaqContact />
      </Page>
    </>
  );
}

function QuestionsFailed({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      title="No pudimos cargar las preguntas"
      action={
        <Button variant="primary" onClick={retry}>
          Reintentar
        </Button>
      }
    >
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

const Page = styled(Container)`
  padding-block: clamp(28px, 5vw, 72px) var(--space-section);
  > h1 {
    margin-bottom: var(--space-12);
  }
`;
