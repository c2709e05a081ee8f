import { type Question, Questions } from '../ui/Questions.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface QuestionListProps {
  title: string;
  items: readonly Question[];
}

export function QuestionList({ title, items }: QuestionListProps) {
  return (
    <Section>
      <SectionHeading title={title} />
      <Questions items={items} />
    </Section>
  );
}
