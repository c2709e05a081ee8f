import { Notice } from '../../../components/ui/Notice.tsx';

/** Error message for the form as a whole. */
export function FormMessage({ children }: { children: string | undefined }) {
  return children === undefined ? null : <Notice kind="error">{children}</Notice>;
}
