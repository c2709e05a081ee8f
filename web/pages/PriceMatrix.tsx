import type { PricingText } from '../content/pricing.ts';
import styles from './PriceMatrix.module.css';

/** What moves the price: one row for each factor, one column for each step of the scale. */
export function PriceMatrix({ items, scale }: Pick<PricingText['scopes'], 'items' | 'scale'>) {
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td />
          {scale.map((step) => (
            <th key={step} scope="col">
              {step}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, description, details }) => (
          <tr key={name}>
            <th scope="row" abbr={name}>
              <h3>{name}</h3>
              <p>{description}</p>
            </th>
            {details.map((detail, index) => (
              <td key={detail} data-step={scale[index]}>
                {detail}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
