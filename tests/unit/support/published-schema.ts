import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import AjvDraft4 from 'ajv-draft-04';

const folder = new URL('schemas/json/', import.meta.resolve('schemastore/package.json'));

/**
 * Compiles a schema that editors use, from SchemaStore.
 *
 * @param amend changes the text of the schema before
 */
export function publishedSchema(
  path: string,
  amend = (schema: string): string => schema,
): ValidateFunction {
  const text = amend(readFileSync(new URL(path, folder), 'utf8'));
  const { $schema, ...schema } = JSON.parse(text);
  // The schemas use keywords and formats of editors, and patterns that are invalid with the `u` flag.
  const options = { strict: false, validateFormats: false, unicodeRegExp: false };
  const ajv = $schema.includes('draft-04') ? new AjvDraft4(options) : new Ajv2019(options);
  // Some name their parts as in draft 4.
  ajv.removeKeyword('id');
  return ajv.compile(schema);
}
