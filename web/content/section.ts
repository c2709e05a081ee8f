export interface NamedItem {
  readonly name: string;
  /** One or two sentences, 40 to 140 characters. */
  readonly description: string;
}

/** What will happen, in order. */
export interface Plan {
  /** Text alternative of its picture for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly parts: readonly { readonly name: string; readonly detail: string }[];
}

export interface ItemGroup {
  readonly name: string;
  /** Names of real tools or services. */
  readonly items: readonly string[];
}
