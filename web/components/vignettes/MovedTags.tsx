import { movedTags } from '../../content/moved-tags.ts';
import { Tag } from '../ui/Tag.tsx';
import { FragmentPanel } from './FragmentPanel.tsx';

export function MovedTags() {
  return <FragmentPanel fragment={movedTags} status={<Tag state="failed">76 of 77 moved</Tag>} />;
}
