import type { ItemGroup, NamedItem } from '../../content/section.ts';
import { CodeText } from '../ui/CodeText.tsx';

interface HeadingLevel {
  level?: 'h2' | 'h3' | 'h4';
}

/** The items of a list in a section, each with its heading. */
export function SectionItems({
  items,
  level: Name = 'h3',
}: HeadingLevel & { items: readonly NamedItem[] }) {
  return items.map(({ name, description }) => (
    <li key={name}>
      <Name>{name}</Name>
      <p>
        <CodeText text={description} />
      </p>
    </li>
  ));
}

/** The groups of a list in a section, each with its heading and its own list. */
export function SectionGroups({
  groups,
  level: Name = 'h3',
}: HeadingLevel & { groups: readonly ItemGroup[] }) {
  return groups.map(({ name, items }) => (
    <li key={name}>
      <Name>{name}</Name>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  ));
}
