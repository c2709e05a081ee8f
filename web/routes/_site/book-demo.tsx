import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../../pages/BookingPage.tsx';

export const Route = createFileRoute('/_site/book-demo')({ component: BookingPage });
