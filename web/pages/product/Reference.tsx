import type { ReactNode } from 'react';
import { RevealGroup } from '../../components/sections/RevealGroup.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionGroups, SectionItems } from '../../components/sections/SectionItems.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Product, ProductSection } from '../../content/products/product.ts';
import styles from './Reference.module.css';

/** What a product consists of, a row for each section that opens. The first is open. */
export function Reference({ sections }: Pick<Product, 'sections'>) {
  return (
    <Section id="details">
      <SectionHeading title={productPage.details} />
      <div className={styles.rows}>
        {sections.map((section, index) => (
          <details key={section.id} id={section.id} open={index === 0}>
            <summary>
              <h3>{section.title}</h3>
            </summary>
            <Items {...section} />
          </details>
        ))}
      </div>
    </Section>
  );
}

function Items(section: ProductSection): ReactNode {
  switch (section.kind) {
    case 'groups':
      return (
        <RevealGroup className={styles.groups}>
          <SectionGroups groups={section.groups} level="h4" />
        </RevealGroup>
      );
    case 'changes':
      return (
        <RevealGroup className={styles.items}>
          {section.items.map(({ name, from, to }) => (
            <li key={name}>
              <h4>{name}</h4>
              <p className={styles.change}>
                <span>{from}</span> <span className="visually-hidden">to</span> <b>{to}</b>
              </p>
            </li>
          ))}
        </RevealGroup>
      );
    default:
      return (
        <RevealGroup className={styles.items}>
          <SectionItems items={section.items} level="h4" />
        </RevealGroup>
      );
  }
}
