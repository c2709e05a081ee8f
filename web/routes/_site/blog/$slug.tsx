import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { PageHead } from '../../../components/frame/PageHead.tsx';
import { DocumentPage } from '../../../components/sections/DocumentPage.tsx';
import { formatDate } from '../../../components/sections/format-date.ts';
import { listDocumentPaths, loadDocument } from '../../../content/document-bodies.ts';

export const Route = createFileRoute('/_site/blog/$slug')({
  staticData: { paths: listDocumentPaths('blog') },
  loader: async ({ params }) => {
    const document = await loadDocument('blog', params.slug);
    if (!document) throw redirect({ to: '/', replace: true });
    return document;
  },
  component: Article,
});

function Article() {
  const document = Route.useLoaderData();
  const { title = '', description = '', date = '', author, minutes } = document.meta;
  return (
    <>
      <PageHead title={title} description={description} />
      <DocumentPage
        heading={title}
        lead={description}
        document={document}
        aside={
          <p>
            <time dateTime={date}>{formatDate(date)}</time>
            <br />
            {author}, {minutes} min read
            <br />
            <Link to="/blog">All articles</Link>
          </p>
        }
      />
    </>
  );
}
