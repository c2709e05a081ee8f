/**
 * Everything that the site claims or promises: figures, response times, refunds, retention, hours.
 * The pages take the words from here; documents write {{promises.reply}}. An operator lists them
 * with `npm run operate -- promises`.
 */
export interface PublicPromise {
  /** As the pages say it, in the middle of a sentence. */
  readonly words: string;
  /** The specification fixes it, or it is the owner's to change. */
  readonly source: 'specification' | 'owner';
}

export const promises = {
  // Figures about the company.
  peopleTrained: { words: '1000+', source: 'specification' },
  successRate: { words: '95%', source: 'specification' },
  successMeaning: { words: 'met the goals agreed beforehand', source: 'owner' },
  enterpriseClients: { words: '50+', source: 'specification' },
  savings: { words: 'up to 70%', source: 'specification' },

  // Sales and projects.
  demoLength: { words: '30 minutes', source: 'specification' },
  demoFollowUp: { words: 'by the end of the next working day', source: 'owner' },
  offer: { words: 'within five working days', source: 'owner' },
  offerValidity: { words: '30 days', source: 'owner' },
  projectLength: { words: 'between six and sixteen weeks', source: 'owner' },
  customerTime: { words: 'half the week', source: 'owner' },
  smallProjectLength: { words: 'two weeks', source: 'owner' },

  // Answers and hours.
  reply: { words: 'within one working day', source: 'owner' },
  officeHours: {
    words: 'Monday to Friday, 09:30 to 18:30 India Standard Time (UTC+05:30)',
    source: 'owner',
  },
  support: { words: '24/7 support', source: 'specification' },
  onCall: { words: 'at any hour', source: 'owner' },
  courseAnswer: { words: 'by the end of the next working day', source: 'owner' },
  complaint: { words: 'within 30 days', source: 'owner' },
  dataRequest: { words: 'within 30 days', source: 'owner' },
  hiringAnswer: { words: 'within five working days', source: 'owner' },

  // EzyAssist.
  expertMatch: { words: 'by the next working day', source: 'owner' },
  expertUnit: { words: '15 minutes', source: 'owner' },
  expertFreeTime: { words: 'the first 15 minutes', source: 'owner' },

  // Clusters that we run.
  upgradePause: { words: 'two quiet weeks', source: 'owner' },
  upgradeNotice: { words: 'two quarters ahead', source: 'owner' },
  restoreTest: { words: 'once a quarter', source: 'owner' },

  // Courses and terms.
  refundPeriod: { words: '7 calendar days', source: 'specification' },
  refundLimit: { words: 'less than 10%', source: 'specification' },
  refundProcessing: { words: 'up to 14 business days', source: 'specification' },
  changeNotice: { words: '7 days', source: 'specification' },
  minimumAge: { words: '18', source: 'specification' },

  // Data. The Worker deletes messages (worker/db/leads.ts); the host keeps logs and restore points.
  childAge: { words: '13', source: 'specification' },
  encryption: { words: 'TLS 1.2 or higher', source: 'specification' },
  messageRetention: { words: '12 months', source: 'owner' },
  mailRetention: { words: '24 months', source: 'owner' },
  courseRecords: { words: '12 months', source: 'owner' },
  logRetention: { words: '7 days', source: 'owner' },
  restorePoints: { words: 'up to 30 days', source: 'owner' },
  copilotRetention: { words: '30 days', source: 'owner' },
  copilotTraining: { words: 'your content trains no model', source: 'owner' },
} as const satisfies Readonly<Record<string, PublicPromise>>;
