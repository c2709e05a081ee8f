/** Provided at build time by scripts/prerender/published-schemas.ts. */
declare module 'virtual:schema/*' {
  const schema: import('./features/file-check/schema/schema.ts').PublishedSchema;
  export default schema;
}
