import Printer from 'lucide-react/icons/printer';
import { styled } from 'styled-components';
import { usePrintPage } from '../../../shared/lib/use-print-page';
import { Button } from '../../../shared/ui/Button';
import { Container } from '../../../shared/ui/Container';
import { Lead } from '../../../shared/ui/Lead';
import { from } from '../../../theme/media';
import type { LegalSection } from './legal-section';

interface LegalDocumentProps {
  title: string;
  /** One-sentence summary of the text. */
  summary: string;
  /** Version and date of the text, for display. */
  version: string;
  sections: LegalSection[];
}

/** A legal text with a table of contents, an anchor per section and a print layout. */
export function LegalDocument({ title, summary, version, sections }: LegalDocumentProps) {
  const print = usePrintPage();
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        <Lead>{summary}</Lead>
        <Version>{version}</Version>
        <Print type="button" variant="secondary" size="s" onClick={print}>
          <Printer size={20} aria-hidden="true" />
          <span>Imprimir</span>
        </Print>
      </Head>
      <Columns>
        <Contents aria-label="Contenido">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Text>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titulo`}>
              <h2 id={`${section.id}-titulo`}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </Text>
      </Columns>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: clamp(28px, 5vw, 80px) var(--space-section);
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
  margin-bottom: clamp(32px, 5vw, 64px);
`;

const Version = styled.p`
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;

const Print = styled(Button)`
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-40);
  ${from(1000)} {
    grid-template-columns: minmax(0, 280px) minmax(0, 680px);
    justify-content: space-between;
    align-items: start;
  }
`;

const Contents = styled.nav`
  padding: var(--space-16) 0;
  border-block: 1px solid var(--border);
  ol {
    list-style: decimal;
    padding-left: 1.6em;
  }
  li::marker {
    color: var(--thread-dark);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  a {
    display: inline-block;
    padding-block: var(--space-10);
    color: var(--brand);
    font-weight: 500;
    line-height: 1.5;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-underline-offset: 4px;
  }
  ${from(1000)} {
    position: sticky;
    top: calc(var(--bar) + 24px);
    max-height: calc(100vh - var(--bar) - 48px);
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  gap: clamp(32px, 4vw, 48px);
  counter-reset: part;
  section {
    display: grid;
    gap: var(--space-16);
    scroll-margin-top: var(--space-24);
  }
  h2 {
    font-size: var(--font-size-3);
    counter-increment: part;
  }
  h2::before {
    content: counter(part) '. ';
    color: var(--thread-dark);
  }
  ul {
    display: grid;
    gap: var(--space-8);
    padding-left: 1.2em;
    list-style: disc;
  }
  li::marker {
    color: var(--thread-dark);
  }
  dl {
    display: grid;
    gap: var(--space-12);
  }
  code {
    overflow-wrap: anywhere;
  }
  p,
  dd,
  li {
    max-width: 35.6em;
    line-height: 1.65;
  }
  @media print {
    section {
      break-inside: avoid;
    }
  }
`;
