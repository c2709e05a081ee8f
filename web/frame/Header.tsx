import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../components/ui/Button.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import { Wordmark } from '../components/ui/Wordmark.tsx';
import { companyLinks, navigation, resourceLinks } from '../content/navigation.ts';
import { attachDisclosureMenu } from './disclosure-menu.ts';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { ProductsPanel } from './ProductsPanel.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

const SCROLLED_STYLE_AFTER_PX = 10;
const MENU_ID = 'site-menu';

export function Header() {
  const isScrolled = useIsScrolled(SCROLLED_STYLE_AFTER_PX);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => (menu.current ? attachDisclosureMenu(menu.current) : undefined), []);

  return (
    <header className={styles.header} data-scheme="dark" data-scrolled={isScrolled || undefined}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Wordmark />
          <span className="visually-hidden"> DevOps, home</span>
        </Link>
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-label="Menu">
          <Icon of={Menu} size={24} />
        </button>
        {/* On a phone a sheet that opens natively; on a wide screen the bar itself. */}
        <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
          <nav aria-label="Main">
            <ul className={styles.items}>
              <MenuPanel label="Products" isWide>
                <ProductsPanel />
              </MenuPanel>
              <li>
                <Link {...navigation.pricing} className={styles.item}>
                  Pricing
                </Link>
              </li>
              <MenuPanel
                label="Resources"
                links={resourceLinks}
                more={{ to: '/resources/all', label: 'Browse All Resources' }}
              />
              <MenuPanel
                label="Company"
                links={companyLinks}
                more={{ to: '/company/contact', label: 'Contact Us' }}
              />
              <li>
                <Link {...navigation.caseStudies} className={styles.item}>
                  Case Studies
                </Link>
              </li>
              <li>
                <Link {...navigation.contact} className={styles.item}>
                  Contact
                </Link>
              </li>
              <li>
                <Link {...navigation.copilot} className={styles.service}>
                  Edzy copilot
                </Link>
              </li>
              <li>
                <Link {...navigation.advisory} className={styles.service}>
                  EzyAssist
                </Link>
              </li>
            </ul>
          </nav>
          <div className={styles.actions}>
            <Link {...navigation.login} className={styles.item}>
              Login
            </Link>
            <ButtonLink {...navigation.bookDemo} size="compact">
              BOOK A DEMO
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
