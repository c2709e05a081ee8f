import chapters from 'virtual:documents/documentation';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { DocumentList } from '../../../components/sections/DocumentList.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { documentation } from '../../../content/resources/documentation.ts';

export const Route = createFileRoute('/_site/documentation/')({ component: Documentation });

function Documentation() {
  const [start] = documentation.onward;
  return (
    <>
      <PageHead {...documentation.meta} />
      <ReadingIntro heading={documentation.heading} lead={documentation.lead}>
        <ButtonLink to={start.to}>{start.label}</ButtonLink>
      </ReadingIntro>
      <Section>
        <DocumentList
          items={chapters.map(({ slug, title, description }, index) => ({
            key: slug,
            link: { to: '/documentation/$chapter', params: { chapter: slug } },
            title,
            description,
            facts: [documentation.chapter(index + 1)],
          }))}
        />
      </Section>
    </>
  );
}
