/** The part of JSON Schema, draft 4 to 2019, in which the published schemas refuse a file. */
export interface Schema {
  /** A name in `definitions`. */
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  /** Also in place of `oneOf`: a file that fits two is not refused. */
  readonly anyOf?: readonly Schema[];
}

export interface PublishedSchema extends Schema {
  readonly definitions: Readonly<Record<string, Schema>>;
}

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
