import type { PricingText } from '../content/pricing.ts';
import styles from './PriceMatrix.module.css';

/** What moves the price: one column for each factor, one row for each step of the scale. */
export function PriceMatrix({ items, scale }: Pick<PricingText['scopes'], 'items' | 'scale'>) {
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td />
          {items.map(({ name, description }) => (
            <th key={name} scope="col" abbr={name}>
              <h3>{name}</h3>
              <p>{description}</p>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scale.map((step, index) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            {items.map(({ name, details }) => (
              <td key={name} data-column={name}>
                {details[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
