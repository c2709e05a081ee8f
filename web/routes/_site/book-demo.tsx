import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { booking } from '../../content/booking.ts';

export const Route = createFileRoute('/_site/book-demo')({ component: BookDemo });

function BookDemo() {
  return <IntroPage page={booking} />;
}
