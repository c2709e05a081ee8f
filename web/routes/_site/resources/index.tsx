import { latest } from 'virtual:documents/blog';
import chapters from 'virtual:documents/documentation';
import webinars from 'virtual:documents/webinars';
import whitepapers from 'virtual:documents/whitepapers';
import { createFileRoute } from '@tanstack/react-router';
import { BookOpen, FileText, Newspaper, Presentation } from 'lucide';
import { resourceLinks } from '../../../content/navigation.ts';
import {
  chapterCount,
  newest,
  outlineCount,
  resourcesOverview,
} from '../../../content/placeholders.ts';
import { OverviewPage } from '../../../pages/OverviewPage.tsx';

export const Route = createFileRoute('/_site/resources/')({ component: ResourcesOverview });

const details = {
  '/blog': { icon: Newspaper, fact: newest(latest) },
  '/whitepapers': { icon: FileText, fact: newest(whitepapers) },
  '/documentation': { icon: BookOpen, fact: chapterCount(chapters.length) },
  '/webinars': { icon: Presentation, fact: outlineCount(webinars.length) },
};

const links = resourceLinks.map((link) => ({ ...link, ...details[link.to] }));

function ResourcesOverview() {
  return <OverviewPage page={resourcesOverview} links={links} />;
}
