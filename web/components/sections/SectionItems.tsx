import type { NamedItem } from '../../content/section.ts';

/** The items of a list in a section, each with its heading. */
export function SectionItems({ items }: { items: readonly NamedItem[] }) {
  return items.map(({ name, description }) => (
    <li key={name}>
      <h3>{name}</h3>
      <p>{description}</p>
    </li>
  ));
}
