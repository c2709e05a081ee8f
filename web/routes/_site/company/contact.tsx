import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../../components/sections/company/ContactPage.tsx';

export const Route = createFileRoute('/_site/company/contact')({ component: ContactPage });
