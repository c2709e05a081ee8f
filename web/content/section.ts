export interface NamedItem {
  readonly name: string;
  /** One or two sentences, 40 to 140 characters. */
  readonly description: string;
}

export interface ItemGroup {
  readonly name: string;
  /** Names of real tools or services. */
  readonly items: readonly string[];
}
