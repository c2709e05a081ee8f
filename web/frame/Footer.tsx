import { Link } from '@tanstack/react-router';
import { Wordmark } from '../components/ui/Wordmark.tsx';
import { companyLinks, resourceLinks } from '../content/navigation.ts';
import type { PagePath } from '../content/page.ts';
import { productIds } from '../content/products/ids.ts';
import { productSummaries } from '../content/products/summaries.ts';
import { COPYRIGHT_YEAR, settings } from '../content/site.ts';
import { reopenConsent } from '../features/consent/consent.ts';
import { MessageLink } from '../features/leads/MessageLink.tsx';
import { ThemeSwitch } from '../features/theme/ThemeSwitch.tsx';
import styles from './Footer.module.css';

const productLinks = productIds.map((id) => productSummaries[id]);

export function Footer() {
  const { twitter, linkedin, youtube, instagram } = settings.socialLinks;
  return (
    <footer className={styles.footer} data-scheme="dark">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>CI/CD, Kubernetes and monitoring in one go, and a team that can run them.</p>
          <ThemeSwitch />
        </div>
        <FooterLinks title="Products" links={productLinks} />
        <FooterLinks title="Resources" links={resourceLinks} />
        <FooterLinks title="Company" links={companyLinks} />
      </div>
      <div className={styles.legal}>
        <p>
          © {COPYRIGHT_YEAR} {settings.brand}
        </p>
        <ul>
          <li>
            <Link to="/Termsofservice">Terms of Service</Link>
          </li>
          <li>
            <Link to="/PrivacyPolicy">Privacy Policy</Link>
          </li>
          <li>
            <button type="button" onClick={reopenConsent}>
              Cookie Settings
            </button>
          </li>
        </ul>
        <ul>
          <li>
            <a href={twitter}>Twitter</a>
          </li>
          <li>
            <a href={linkedin}>LinkedIn</a>
          </li>
          <li>
            <a href={youtube}>YouTube</a>
          </li>
          <li>
            <a href={instagram}>Instagram</a>
          </li>
          <li>
            <a href={`mailto:${settings.contactEmail}`}>Contact</a>
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
