import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import styles from './TerraformPlan.module.css';

const plan = [
  ['Plan', '0 to add, 1 to change, 0\u00a0to\u00a0destroy'],
  ['Cost', '+ 0.00 per month'],
  ['Policy', '18 of 18 passed'],
  ['Drift', 'none at 04:00'],
  ['Owner', 'platform team, 2 approvals'],
] as const;

export function TerraformPlan({ isCropped }: Croppable) {
  return (
    <Panel
      label="A Terraform change with its plan"
      title="prod-ap-south-1/main.tf"
      status={<Tag state="passed">plan passed</Tag>}
    >
      <div className={styles.halves}>
        <pre className={styles.code}>
          <code>
            <b>resource</b> <q>"aws_eks_cluster"</q> <q>"prod"</q> {'{\n'}
            {'  name     = '}
            <q>"prod-ap-south-1"</q>
            {'\n'}
            <del>{'- version  = "1.35"'}</del>
            {'\n'}
            <ins>{'+ version  = "1.36"'}</ins>
            {'\n  role_arn = aws_iam_role.eks.arn\n'}
            {!isCropped && (
              <>
                {'\n  '}
                <b>vpc_config</b>
                {' {\n    subnet_ids = var.subnet_ids\n  }\n'}
              </>
            )}
            {'}'}
          </code>
        </pre>
        {!isCropped && (
          <dl className={styles.plan}>
            {plan.map(([term, value]) => (
              <div key={term}>
                <dt className="muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}
