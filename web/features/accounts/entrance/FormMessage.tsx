import { Notice } from '../../../components/ui/Notice.tsx';

/** What went wrong with a form as a whole, if anything. */
export function FormMessage({ children }: { children: string | undefined }) {
  return children === undefined ? null : <Notice kind="error">{children}</Notice>;
}
