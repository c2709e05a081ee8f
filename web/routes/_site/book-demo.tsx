import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../../components/sections/BookingPage.tsx';

export const Route = createFileRoute('/_site/book-demo')({ component: BookingPage });
