export interface NamedItem {
  readonly name: string;
  /** One sentence, 40 to 140 characters. */
  readonly description: string;
}

export interface ItemGroup {
  readonly name: string;
  /** Names of real tools or services. */
  readonly items: readonly string[];
}

/** A part of a page between its introduction and its end. The kind decides how it looks. */
export type PageSection = {
  /** Anchor of the section, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
} & (
  | {
      readonly kind: 'tools' | 'points' | 'cards' | 'use-cases' | 'layers';
      readonly items: readonly NamedItem[];
    }
  | { readonly kind: 'groups'; readonly groups: readonly ItemGroup[] }
);
