import type { ReactNode } from 'react';
import { RevealGroup } from '../../components/sections/RevealGroup.tsx';
import { SectionGroups, SectionItems } from '../../components/sections/SectionItems.tsx';
import type { Product, ProductSection } from '../../content/products/product.ts';
import styles from './Reference.module.css';

const opensOnRequest: readonly ProductSection['kind'][] = ['layers', 'use-cases', 'changes'];

/** What a product consists of, a row for each section that opens. Some are open from the start. */
export function Reference({ sections }: Pick<Product, 'sections'>) {
  return (
    <div className={styles.band}>
      <div className={styles.rows}>
        {sections.map((section) => (
          <details key={section.id} id={section.id} open={!opensOnRequest.includes(section.kind)}>
            <summary>
              <h2>{section.title}</h2>
            </summary>
            <Items {...section} />
          </details>
        ))}
      </div>
    </div>
  );
}

function Items(section: ProductSection): ReactNode {
  switch (section.kind) {
    case 'groups':
      return (
        <RevealGroup className={styles.groups}>
          <SectionGroups groups={section.groups} />
        </RevealGroup>
      );
    case 'changes':
      return (
        <RevealGroup className={styles.items}>
          {section.items.map(({ name, from, to }) => (
            <li key={name}>
              <h3>{name}</h3>
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
          <SectionItems items={section.items} />
        </RevealGroup>
      );
  }
}
