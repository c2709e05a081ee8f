import { ButtonAnchor, ButtonLink } from '../../components/ui/Button.tsx';
import type { ProductAction } from '../../content/products/product.ts';
import { settings } from '../../content/site.ts';

export function ProductButton({ action: { kind, label } }: { action: ProductAction }) {
  return kind === 'external' ? (
    <ButtonAnchor href={settings.demoPageUrl}>{label}</ButtonAnchor>
  ) : (
    <ButtonLink to="/book-demo">{label}</ButtonLink>
  );
}
