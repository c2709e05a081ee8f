/**
 * Fails with a message. As an `if`, it can be chained with `&&`: after `||`, the message would also
 * appear if an earlier command of the chain failed.
 */
export function failUnless(condition: string, message: string): string {
  return `if ! ${condition}; then echo "${message}" >&2; false; fi`;
}
