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
  /** Address of a service that knows leaked passwords, with a slash at its end. Empty if there is none. */
  readonly breachCheckUrl: string;
  /** Shown on the login screen. Empty if the operator has turned them off. */
  readonly demoAccounts: readonly DemoAccount[];
  /** See `auth/nearby.ts`. */
  readonly hasReadReplicas: boolean;
}
