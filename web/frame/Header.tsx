import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../components/ui/Button.tsx';
import { companyLinks, menu, navigation, resourceLinks } from '../content/navigation.ts';
import type { PagePath } from '../content/page.ts';
import { productLinks } from '../content/products/summaries.ts';
import { SearchLink } from '../features/search/SearchLink.tsx';
import { followSignedInMark } from '../features/session/signed-in-mark.ts';
import { HomeLink, MenuToggle } from './bar.tsx';
import { attachDisclosureMenu } from './disclosure-menu.ts';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';

const MENU_ID = 'site-menu';

export function Header() {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => (sheet.current ? attachDisclosureMenu(sheet.current) : undefined), []);

  useEffect(() => followSignedInMark(), []);

  return (
    <header className={styles.header} data-scheme="dark">
      <div className={styles.bar}>
        <HomeLink className={styles.home} />
        <SearchLink className={styles.search} />
        <MenuToggle className={styles.toggle} menuId={MENU_ID} />
        {/* A native popover on phones, the menu bar itself on wide screens. */}
        <div ref={sheet} id={MENU_ID} popover="auto" className={styles.menu}>
          <nav aria-label={menu.label}>
            <ul className={styles.items}>
              <MenuPanel {...menu.products} links={productLinks} isWide />
              <MenuLink {...navigation.pricing} className={styles.item} />
              <MenuPanel {...menu.resources} links={resourceLinks} />
              <MenuPanel {...menu.company} links={companyLinks} />
              <MenuLink {...navigation.caseStudies} className={styles.item} />
              <MenuLink {...navigation.contact} className={styles.item} />
              <MenuLink {...navigation.copilot} className={styles.service} />
              <MenuLink {...navigation.advisory} className={styles.service} />
            </ul>
          </nav>
          <div className={styles.actions}>
            {/* CSS shows one of the two by the attribute that web/starter.ts sets before the first paint. */}
            <Link to={navigation.login.to} className={`${styles.item} ${styles.login}`}>
              {navigation.login.name}
            </Link>
            <Link to={navigation.workspace.to} className={styles.item}>
              {navigation.workspace.name}
            </Link>
            <ButtonLink to={navigation.bookDemo.to} size="compact">
              {navigation.bookDemo.name}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

interface MenuLinkProps {
  to: PagePath;
  name: string;
  className: string | undefined;
}

function MenuLink({ to, name, className }: MenuLinkProps) {
  return (
    <li>
      <Link to={to} className={className}>
        {name}
      </Link>
    </li>
  );
}
