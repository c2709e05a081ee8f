/** The subset of JSON Schema, draft 4 to 2019, that the published schemas need. */
export interface Schema {
  /** A key in `definitions`. */
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  /** What the tool takes, as a pattern and in words. */
  readonly format?: readonly [pattern: string, words: string];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  /** What does not fit `if` is compared with `else`. */
  readonly if?: Schema;
  readonly else?: Schema;
  readonly allOf?: readonly Schema[];
  /** Also replaces `oneOf`: a file that matches two branches is not rejected. */
  readonly anyOf?: readonly Schema[];
}

export interface PublishedSchema extends Schema {
  readonly definitions: Readonly<Record<string, Schema>>;
}

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
