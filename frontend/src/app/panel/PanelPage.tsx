import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

interface PanelPageProps {
  title: string;
  description: string;
  path: string;
  /** Instead of the title, which the bar at the top shows already: for pages below a section. */
  heading?: Elements;
  className?: string;
  children: Elements;
}

/** A page in the frame of the panel. */
export function PanelPage({ title, description, path, heading, className, children }: PanelPageProps) {
  return (
    <Page className={className}>
      <PageHead title={title} description={description} path={path} noIndex />
      {heading === undefined ? <VisuallyHidden as="h1">{title}</VisuallyHidden> : heading}
      {children}
    </Page>
  );
}

const Page = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: flex-start;
  gap: var(--space-16);
  max-width: 1120px;
  padding-block: clamp(20px, 2vw, 28px) var(--space-56);
  @media print {
    max-width: none;
    padding: 0;
  }
`;
