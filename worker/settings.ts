export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** The settings of the build that the Worker needs. */
export interface SiteSettings {
  readonly brand: string;
  /** Without a path. */
  readonly origin: string;
  readonly contactEmail: string;
  readonly mailFrom: string;
  /** Shown on the login screen. Empty if the operator has turned them off. */
  readonly demoAccounts: readonly DemoAccount[];
}
