export const SAMPLE_EMAIL = 'name@company.com';
