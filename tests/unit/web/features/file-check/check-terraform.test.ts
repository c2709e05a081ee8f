import { expect, test } from 'vitest';
import { checkText } from './check.ts';

test('two checks that begin at once both have the parser', async () => {
  const text = 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16\n}\n';
  const checks = [checkText('terraform', text), checkText('terraform', text)];
  for (const findings of await Promise.all(checks)) {
    expect(findings).toMatchObject([{ rule: 'terraform-syntax', line: 2 }]);
  }
});
