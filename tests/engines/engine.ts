/** What the journeys need of a browser: small enough for WebDriver and for WebDriver BiDi. */

export interface LaunchOptions {
  /** Address that the paths of a tab are relative to. */
  readonly origin: string;
  /** Without, pages run none of their own scripts. */
  readonly hasScripts: boolean;
}

export interface Engine {
  readonly name: string;
  /** What of the browser is not installed, as a package or a command. */
  readonly findMissing: () => string | undefined;
  /** Whether the driver can go on where pages may not run scripts. */
  readonly canDisableScripts: boolean;
  /** Starts the browser with an empty profile. */
  readonly launch: (options: LaunchOptions) => Promise<Tab>;
}

/** An XPath if it starts with `//`, otherwise a CSS selector; the first match is meant. */
export type Selector = string;

export type Key = 'Enter' | 'Escape' | 'Tab';

export interface Tab {
  /** Loads a document. Does not wait for the app. */
  readonly open: (path: string) => Promise<void>;
  /** Runs a function in the page. It sees only its arguments. */
  readonly evaluate: <Values extends readonly unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Waits until the element is there and can be clicked. */
  readonly click: (selector: Selector) => Promise<void>;
  /** Types into a field, in place of what stands in it; in a select, the letters of an option. */
  readonly type: (selector: Selector, text: string) => Promise<void>;
  readonly press: (selector: Selector, key: Key) => Promise<void>;
  /** Sets the size of the window's page, as far as the browser goes. */
  readonly resize: (widthPx: number, heightPx: number) => Promise<void>;
  /** Errors of the console, uncaught errors and violations of the policy, since the last call. */
  readonly takeComplaints: () => Promise<readonly string[]>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

/** Runs in the page, before typing. */
export function focusContents(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
  }
}
