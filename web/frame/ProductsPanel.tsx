import { Link, useHydrated } from '@tanstack/react-router';
import { Icon } from '../components/ui/Icon.tsx';
import { menu } from '../content/navigation.ts';
import { productIds } from '../content/products/ids.ts';
import { productSummaries } from '../content/products/summaries.ts';
import styles from './Header.module.css';
import { PanelMore } from './MenuPanel.tsx';

/** Menu panel of all products, each with icon, name and one line of text. */
export function ProductsPanel() {
  // The menu is closed at first, so the icons are left out of the HTML of every page.
  const isHydrated = useHydrated();
  return (
    <>
      <ul className={styles.links}>
        {productIds.map((id) => (
          <li key={id}>
            <Link to={productSummaries[id].to} className={styles.link}>
              {isHydrated && <Icon of={productSummaries[id].icon} />}
              <strong>{productSummaries[id].name}</strong>
              <span>{productSummaries[id].line}</span>
            </Link>
          </li>
        ))}
      </ul>
      <PanelMore {...menu.products.more} />
    </>
  );
}
