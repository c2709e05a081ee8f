/** Lines that label invented customers, for as long as ONEGO_SAMPLE_CUSTOMERS is on. */
export const sampleCustomers = {
  logos: 'Example names. These companies are invented.',
  stories: 'These stories are examples: companies, people and figures are invented.',
  story: 'An invented example.',
  testimonials: 'Example quotes. The people and companies are invented.',
} as const;
