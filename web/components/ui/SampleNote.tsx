import { customersAreInvented, sampleCustomers } from '../../content/sample-customers.ts';
import styles from './SampleNote.module.css';

/** Says that the customers shown are invented, until the operator replaces them. */
export function SampleNote({ of }: { of: keyof typeof sampleCustomers }) {
  return customersAreInvented && <p className={styles.note}>{sampleCustomers[of]}</p>;
}
