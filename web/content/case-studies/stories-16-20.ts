import type { CaseStudy } from './case-study.ts';

export const stories16To20 = [
  {
    id: 16,
    sector: 'Oil & Gas',
    title: 'Patched every month behind a one-way link',
    company: 'Qasrin Terminals',
    challenge:
      'Four Omani export terminals had 310 Linux servers without internet access. Visiting engineers patched them at the yearly shutdown.',
    realWorldImpact:
      'Patches arrive each month while tankers load. Control-room operators see which hosts wait for a restart and choose the hour themselves.',
    onegoSolution: {
      training:
        'On an isolated rack that we left behind, 14 site engineers mirrored content, ran a patch ring, read OpenSCAP reports and rolled a kernel back while a simulated loading continued.',
      implementation: 'Signed content enters through a data diode into a Katello mirror.',
      tools: 'Ansible, Foreman, Katello, OpenSCAP',
      timeline: '28 weeks: 8 for the first terminal, 15 for the other 3, 5 to hand over',
    },
    results: {
      oldestMissingPatch: '400 days → 45 days',
      hostsOffBaseline: '187 → 21',
      siteVisitsPerYear: '22 → 9',
    },
    onegoServices: ['Security and compliance automation', 'Infrastructure as code'],
  },
  {
    id: 17,
    sector: 'Pharmaceutical',
    title: 'Validation evidence, written by the release itself',
    company: 'Ballinore Therapeutics',
    challenge: 'In Cork, validating one release took 7 weeks and 1,100 screenshots on paper.',
    realWorldImpact:
      'A fix in the batch-record system usually reaches the filling line within 6 weeks.',
    onegoSolution: {
      training:
        'Thirty-one people from quality and software took the same 6 sessions: risk-based testing following GAMP 5, requirements as code, electronic signatures, the pipeline as a validated tool.',
      implementation: 'Each requirement has an ID that Playwright tests refer to.',
      tools: 'GitLab CI, Playwright, Open Policy Agent, Cosign, Terraform, PostgreSQL',
      timeline: '41 weeks: 14 to agree the method with quality, 20 to build, 7 to validate',
    },
    results: {
      validationPerRelease: '7 weeks → 9 days',
      screenshotsTaken: '1,100 → 60',
      approvedWorkarounds: '38 → 11',
      releasesPerYear: '4 → 10',
      inspectionObservations: '9 → 4',
    },
    onegoServices: [
      'Security and compliance automation',
      'CI/CD pipeline automation',
      'DevOps training',
    ],
  },
  {
    id: 18,
    sector: 'Hospitality',
    title: 'A booking system that is released in summer too',
    company: 'Thalimera Hotels',
    challenge:
      'A Greek group of 46 hotels froze its booking software from May to September. A summer release had once sold 212 rooms twice.',
    realWorldImpact: 'Front desks asked for a faster group check-in in June and had it in July.',
    onegoSolution: {
      training:
        'In the low season, at one of the hotels: 17 developers and 4 revenue managers spent 4 days on contract tests, promotion by metrics and keeping releases small.',
      implementation:
        'Argo CD applies what is merged. Argo Rollouts promotes it to 2 hotels, then 10, then all, while double bookings stay flat; Pact stops a change that a sales channel could not read.',
      tools: 'Argo CD, Argo Rollouts, Istio, Pact, Datadog',
      timeline: '15 weeks: 3 for contracts, 8 to build, 4 into the season',
    },
    results: {
      releasesPerSummer: '0 → 19',
      rollbackTime: '3 h → 4 min',
    },
    onegoServices: ['GitOps release management', 'DevOps training'],
  },
  {
    id: 19,
    sector: 'Insurance',
    title: '1,934 credentials found in the code, 1,871 of them rotated',
    company: 'Wattlecombe Mutual',
    challenge:
      'After a laptop theft, an Australian insurer found 1,934 credentials in 340 repositories.',
    realWorldImpact: 'Claims data is reached with credentials that expire within the hour.',
    onegoSolution: {
      training:
        'Short and often: 40 minutes a week for 120 developers over 3 months, on dynamic credentials, commit hooks, threat modelling a claims form and following a CodeQL path.',
      implementation: 'The credentials with the widest reach were rotated first.',
      tools: 'Gitleaks, Vault, External Secrets Operator, CodeQL',
      timeline: '22 weeks: 3 to rank, 15 to rotate, 4 to close the gates',
    },
    results: {
      credentialsRotated: '0% → 97%',
      oldestOutsideTheMainframe: '8 years → 90 days',
      timeToRevoke: '6 days → 15 min',
      outagesFromRotation: '3',
    },
    onegoServices: ['DevSecOps with SAST and DAST', 'Security and compliance automation'],
  },
  {
    id: 20,
    sector: 'Cybersecurity',
    title: 'Every release says where it came from',
    company: 'Varjukilp',
    challenge:
      'An Estonian maker of endpoint agents could not prove how a release was built. With 85 people, it lost 2 tenders over that.',
    realWorldImpact:
      'Buyers verify a download with one command. The tender that followed was lost on price, and the next one was won.',
    onegoSolution: {
      training:
        'Sixteen engineers spent 3 days attacking their own build with us, then repaired it: provenance, keyless signing, pinning by digest, and an SBOM that matches the binary.',
      implementation:
        'Builds run in short-lived Tekton pods, and Tekton Chains signs their provenance.',
      tools: 'Tekton, Tekton Chains, Cosign, Syft, Grype, Renovate, Kyverno',
      timeline: '14 weeks: 2 to attack, 9 to rebuild, 3 to document',
    },
    results: {
      releasesWithProvenance: '0% → 100%',
      accessToSigningKeys: '23 people → 3',
      tenderQuestionnaire: '3 weeks → 6 days',
    },
    onegoServices: ['DevSecOps with SAST and DAST', 'CI/CD pipeline automation', 'EzyAssist'],
  },
] as const satisfies readonly CaseStudy[];
