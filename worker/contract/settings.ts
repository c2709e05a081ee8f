export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  /** Public: shown on the login screen, because the demo accounts hold no data. */
  readonly password: string;
}

/** A demo account as the Worker stores it. */
export interface HashedDemoAccount extends DemoAccount {
  /** A PHC string, made by the build: no visitor waits until the first request has made it. */
  readonly passwordHash: string;
}

/** Colors of web/styles/tokens.css, in its light theme, as hex colors. */
export interface MailColors {
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly card: string;
  readonly line: string;
  readonly go: string;
  readonly onGo: string;
}

/** The settings of the build that the Worker needs too. */
export interface SiteSettings {
  /** Full brand name, as used in page titles. */
  readonly brand: string;
  /** Short form of the brand, for the wordmark and the middle of a sentence. */
  readonly shortBrand: string;
  /** Public origin without a trailing slash, used in mail links and canonical URLs. */
  readonly origin: string;
  readonly contactEmail: string;
  /** Sender of account mails. Its domain must be onboarded for sending. */
  readonly mailFrom: string;
  /**
   * The range API of a service that knows leaked passwords, with a slash at its end. Empty if no
   * service is asked.
   */
  readonly breachCheckUrl: string;
  /** Empty if the demo accounts and their panel are disabled. */
  readonly demoAccounts: readonly HashedDemoAccount[];
  readonly colors: MailColors;
}
