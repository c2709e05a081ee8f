import texts from 'virtual:documents/webinars/texts';
import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { DocumentFacts } from '../../../components/sections/DocumentFacts.tsx';
import { SessionSteps } from '../../../components/sections/SessionLine.tsx';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { webinars } from '../../../content/resources/webinars.ts';
import { mailtoAddress } from '../../../lib/mailto-address.ts';
import { openDocument, openPageModule } from '../../../lib/open-document.ts';
import { DocumentEnd } from '../../../pages/DocumentEnd.tsx';
import { DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/webinars/$slug')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => openDocument(await openPageModule(texts, params.slug)),
  component: Webinar,
});

function Webinar() {
  const document = useLoaderData({ from: '/_site/webinars/$slug' });
  const { title, updated, length, speakers, steps, recording, product } = document.meta;
  const { recorded, outline } = webinars;
  return (
    <DocumentPage
      document={document}
      facts={
        <DocumentFacts
          updated={updated}
          facts={[
            length,
            recording ? recorded.status : outline.note,
            ...(speakers ? [webinars.ledBy(speakers)] : []),
          ]}
        >
          <Link to="/webinars" activeOptions={{ exact: true }}>
            {webinars.all}
          </Link>
        </DocumentFacts>
      }
      picture={<SessionSteps steps={steps} isAcross />}
      action={
        <ButtonAnchor href={recording ?? mailtoAddress(webinars.subject(title))}>
          {(recording ? recorded : outline).button}
        </ButtonAnchor>
      }
    >
      <DocumentEnd related={document.related} product={product} />
    </DocumentPage>
  );
}
