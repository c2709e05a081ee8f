import { Link } from '@tanstack/react-router';
import { Wordmark } from '../components/ui/Wordmark.tsx';
import { companyLinks, footer, frame, menu, resourceLinks } from '../content/navigation.ts';
import type { PagePath } from '../content/page.ts';
import { productLinks } from '../content/products/summaries.ts';
import { COPYRIGHT_YEAR, settings, socialLinks } from '../content/site.ts';
import { reopenConsent } from '../features/consent/reopen-consent.ts';
import { MessageLink } from '../features/leads/MessageLink.tsx';
import { ThemeSwitch } from '../features/theme/ThemeSwitch.tsx';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer} data-scheme="dark">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{footer.lead}</p>
          <ThemeSwitch />
        </div>
        <FooterLinks title={menu.products.label} links={productLinks} />
        <FooterLinks title={menu.resources.label} links={resourceLinks} />
        <FooterLinks title={menu.company.label} links={companyLinks} />
        <FooterLinks {...footer.services} />
      </div>
      <div className={styles.legal}>
        <p>{`© ${COPYRIGHT_YEAR} ${settings.legalEntity}`}</p>
        <ul>
          {footer.legal.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={reopenConsent}>
              {frame.cookies}
            </button>
          </li>
        </ul>
        <ul>
          {socialLinks.map(({ url, name }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={`mailto:${settings.contactEmail}`}>{footer.mail}</a>
          </li>
          <li>
            <MessageLink />
          </li>
        </ul>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly { readonly to: PagePath; readonly name: string }[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
