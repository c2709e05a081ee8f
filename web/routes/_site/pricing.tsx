import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '../../components/sections/PricingPage.tsx';

export const Route = createFileRoute('/_site/pricing')({ component: PricingPage });
