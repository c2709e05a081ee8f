import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import { draftIdFor } from './draft-id.ts';
import { OnboardingForm } from './OnboardingForm.tsx';

export function OnboardingScreen({ page }: { page: OnboardingText }) {
  const { meta, heading, lead } = page;
  const { draft } = useSearch({ strict: false });
  const draftId = draftIdFor(page.id, draft);
  const [erasures, setErasures] = useState(0);

  return (
    <>
      <PageHead {...meta} />
      {/* The key resets the form's state when another draft is opened, or this one erased. */}
      <OnboardingForm
        key={`${draftId} ${erasures}`}
        page={page}
        draftId={draftId}
        onErased={() => setErasures((count) => count + 1)}
      >
        <header>
          <p>Open to everyone, no account needed</p>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </header>
      </OnboardingForm>
    </>
  );
}
