/** Whether the logos, stories and testimonials are still the invented ones, so that pages say so. */
export const customersAreInvented: boolean = true;

/** Lines that label invented customers. */
export const sampleCustomers = {
  logos: 'Example names. These companies are invented.',
  stories: 'These stories are examples: companies, people and figures are invented.',
  story: 'An invented example.',
  testimonials: 'Example quotes. The people and companies are invented.',
} as const;
