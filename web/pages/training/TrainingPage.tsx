import { Link } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { CompanyIntro } from '../../components/sections/CompanyIntro.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button.tsx';
import { CourseRun } from '../../components/vignettes/CourseRun.tsx';
import { productIds } from '../../content/products/ids.ts';
import { courses } from '../../content/training/courses.ts';
import { courseForm, training } from '../../content/training/page.ts';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { useOpenFragment } from '../../lib/use-open-fragment.ts';
import { CourseDetails } from './CourseDetails.tsx';
import styles from './TrainingPage.module.css';

export function TrainingPage() {
  useOpenFragment();
  const { meta, heading, lead, onward, listHeading, terms } = training;
  const [stories] = onward;
  return (
    <>
      <PageHead {...meta} />
      <CompanyIntro heading={heading} lead={lead} picture={<CourseRun />}>
        <ButtonAnchor href={`#${courseForm.id}`}>{courseForm.button}</ButtonAnchor>
        <ButtonLink to={stories.to} look="quiet">
          {stories.label}
        </ButtonLink>
      </CompanyIntro>
      <Section>
        <SectionHeading title={listHeading} />
        {productIds.map((id, index) => (
          <CourseDetails key={id} id={id} course={courses[id]} isOpen={index === 0} />
        ))}
        <p className={styles.refunds}>
          {terms.refunds.before} <Link to="/Termsofservice">{terms.refunds.link}</Link>.
        </p>
      </Section>
      <PageSection
        section={{ kind: 'points', id: 'terms', title: terms.title, lead: '', items: terms.items }}
      />
      <LeadSection text={courseForm} />
    </>
  );
}
