import { Link } from '@tanstack/react-router';
import { Section, SideSection } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { Certificate } from '../../components/vignettes/Certificate.tsx';
import { courseForm, training } from '../../content/training/page.ts';
import { LeadSection } from '../../features/leads/LeadSection.tsx';
import { useOpenFragment } from '../../lib/use-open-fragment.ts';
import { IntroPage } from '../IntroPage.tsx';
import { CourseCalendar } from './CourseCalendar.tsx';

export function TrainingPage() {
  useOpenFragment();
  const { certificate, terms } = training;
  return (
    <>
      <IntroPage page={training}>
        <ButtonAnchor href={`#${courseForm.id}`}>{courseForm.button}</ButtonAnchor>
      </IntroPage>
      <Section>
        <CourseCalendar />
      </Section>
      <SideSection
        id="certificate"
        isDark
        title={certificate.title}
        lead={certificate.lead}
        aside={
          <ul className="rows">
            <SectionItems items={certificate.items} />
          </ul>
        }
      >
        <Certificate />
      </SideSection>
      <Section id="terms">
        <SectionHeading title={terms.title} />
        <ul className="evenly items">
          <SectionItems items={terms.items} />
        </ul>
        <div className="note">
          {terms.refunds.before} <Link to="/Termsofservice">{terms.refunds.link}</Link>.
        </div>
      </Section>
      <LeadSection text={courseForm} />
    </>
  );
}
