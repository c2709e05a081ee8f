import type { ItemGroup, NamedItem } from '../../content/section.ts';
import { CodeText } from '../ui/CodeText.tsx';

/** The items of a list in a section, each with its heading. */
export function SectionItems({ items }: { items: readonly NamedItem[] }) {
  return items.map(({ name, description }) => (
    <li key={name}>
      <h3>{name}</h3>
      <p>
        <CodeText text={description} />
      </p>
    </li>
  ));
}

/** The groups of a list in a section, each with its heading and its own list. */
export function SectionGroups({ groups }: { groups: readonly ItemGroup[] }) {
  return groups.map(({ name, items }) => (
    <li key={name}>
      <h3>{name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  ));
}
