import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

const folder = new URL('schemas/json/', import.meta.resolve('schemastore/package.json'));

/** Compiles a schema that editors use, from SchemaStore. */
export function publishedSchema(path: string): ValidateFunction {
  // The schemas use keywords and formats of editors, and patterns that are invalid with the `u` flag.
  const options = { strict: false, validateFormats: false, unicodeRegExp: false };
  return new Ajv(options).compile(JSON.parse(readFileSync(new URL(path, folder), 'utf8')));
}
