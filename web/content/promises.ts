/**
 * Everything that the site claims or promises: figures, response times, refunds, retention, hours.
 * The pages take the words from here; documents write {{promises.reply}}. An operator lists them
 * with `npm run operate -- promises`. Each reads well in the middle of a sentence.
 */
export const promises = {
  // Figures about the company.
  peopleTrained: '1000+',
  successRate: '95%',
  successMeaning: 'met the goals agreed beforehand',
  enterpriseClients: '50+',
  savings: 'up to 70%',

  // Sales and projects.
  demoLength: '30 minutes',
  demoFollowUp: 'by the end of the next working day',
  offer: 'within five working days',
  offerValidity: '30 days',
  projectLength: 'between six and sixteen weeks',
  customerTime: 'half the week',
  smallProjectLength: 'two weeks',

  // Answers and hours.
  reply: 'within one working day',
  officeHours: 'Monday to Friday, 09:30 to 18:30 India Standard Time (UTC+05:30)',
  support: '24/7 support',
  onCall: 'at any hour',
  courseAnswer: 'by the end of the next working day',
  complaint: 'within 30 days',
  dataRequest: 'within 30 days',
  hiringConversation: '45 minutes',
  hiringTask: '1 day',
  hiringAnswer: 'within five working days',

  // EzyAssist.
  expertMatch: 'by the next working day',
  expertUnit: '15 minutes',
  expertFreeTime: 'the first 15 minutes',

  // Clusters that we run.
  upgradePause: 'two quiet weeks',
  upgradeNotice: 'two quarters ahead',
  restoreTest: 'once a quarter',

  // Courses and terms.
  refundPeriod: '7 calendar days',
  refundLimit: 'less than 10%',
  refundProcessing: 'up to 14 business days',
  changeNotice: '7 days',
  minimumAge: '18',

  // Data. The Worker deletes messages (worker/db/leads.ts); the host keeps logs and restore points.
  childAge: '13',
  encryption: 'TLS 1.2 or higher',
  messageRetention: '12 months',
  mailRetention: '24 months',
  courseRecords: '12 months',
  logRetention: '7 days',
  restorePoints: 'up to 30 days',
  copilotRetention: '30 days',
  copilotTraining: 'your content trains no model',
} as const satisfies Readonly<Record<string, string>>;

/** Those that the specification fixes; the others are the owner's to change. */
export const fixedPromises: readonly (keyof typeof promises)[] = [
  'peopleTrained',
  'successRate',
  'enterpriseClients',
  'savings',
  'demoLength',
  'support',
  'refundPeriod',
  'refundLimit',
  'refundProcessing',
  'changeNotice',
  'minimumAge',
  'childAge',
  'encryption',
];

/** Prices as phrases, such as “INR 4,000 an hour”. Visitors get one that is missing on request. */
export const prices: { advisory?: string; copilot?: string; course?: string } = {};
