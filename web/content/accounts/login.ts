export const loginText = {
  meta: {
    title: 'Log in',
    description: 'Log in to OneGo DevOps with your email address and password.',
  },
  heading: 'Welcome back',
  lead: 'Log in with your email address and password.',
  sampleEmail: 'name@company.com',
  illustration: {
    title: 'Four lights to your workspace',
    stages: {
      email: { name: 'Email address', detail: 'who is there' },
      password: { name: 'Password', detail: 'checked once, never stored as it is' },
      session: { name: 'Session', detail: 'signed, ends when you say so' },
      workspace: { name: 'Onboarding', detail: 'your project, ready to move' },
    },
  },
  demo: {
    title: 'Just looking?',
    lead: 'Two demo accounts are open to everyone. Choose one to fill in the form.',
  },
} as const;

export const socialProviders = ['Google', 'Facebook', 'Twitter'] as const;
