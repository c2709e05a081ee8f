import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { ShareBar, ShareMark } from '../../components/ui/ShareBar.tsx';
import { releaseCostPage } from '../../content/release-cost.ts';
import type { Figures } from './figures.ts';
import styles from './ReleaseCostResult.module.css';
import { type CostPart, costParts, listSensitivities, releaseCost } from './release-cost.ts';

/** The four parts with their formulas, and the payback. */
export function ReleaseCostResult({ figures, isStale }: { figures: Figures; isStale: boolean }) {
  const { result, amount, figure, stale } = releaseCostPage;
  const { parts, total, saving, paybackMonths } = releaseCost(figures);
  return (
    <div className={styles.now}>
      <p className="fault" role="status">
        {isStale && stale}
      </p>
      <section className={styles.result}>
        <h2>{result.heading}</h2>
        <p className={styles.total} role="status">
          {amount(total)}
        </p>
        <ShareBar values={costParts.map((part) => parts[part])} />
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th>{result.table.part}</th>
                <th>{result.table.formula}</th>
                <th>{result.table.amount}</th>
              </tr>
            </thead>
            <tbody>
              {costParts.map((part, index) => (
                <tr key={part}>
                  <th scope="row">
                    <ShareMark index={index} /> {result.parts[part].name}
                  </th>
                  <td>
                    {result.parts[part].formula}
                    <br />
                    <code>{withFigures(part, figures)}</code>
                  </td>
                  <td>{amount(parts[part])}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{result.total}</th>
                <td />
                <td>{amount(total)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <dl>
          <div>
            <dt>{result.saving(figure(figures.saved))}</dt>
            <dd>{amount(saving)}</dd>
          </div>
          <div>
            <dt>{result.payback(amount(figures.price))}</dt>
            <dd>{paybackMonths === undefined ? result.never : result.months(paybackMonths)}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

/** The inputs that matter most: the totals with half and with twice each of them. */
export function DecidingInputs({ figures }: { figures: Figures }) {
  const { sensitivity, figures: names } = releaseCostPage;
  const { total } = releaseCost(figures);
  const sensitivities = listSensitivities(figures);
  return (
    <section className={styles.decide}>
      <SectionHeading
        title={sensitivity.heading}
        lead={sensitivities.length > 0 ? sensitivity.lead : sensitivity.none}
      />
      <ul>
        {sensitivities.map(({ name, low, high }) => (
          <li key={name}>
            <span>{names[name].label}</span> <span>{sensitivity.range(low, high)}</span>
            <RangeBar low={low} high={high} value={total} max={total * 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RangeBarProps {
  low: number;
  high: number;
  /** Marked within the range. */
  value: number;
  /** The end of the scale: twice an input is at most twice the total. */
  max: number;
}

function RangeBar({ low, high, value, max }: RangeBarProps) {
  return (
    <svg
      className={styles.range}
      viewBox={`0 0 ${max} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x={low} width={high - low} height="1" />
      <path d={`M${value} -2v5`} />
    </svg>
  );
}

/** A formula with the visitor's figures in place of the words. */
function withFigures(part: CostPart, figures: Figures): string {
  const { changes, value, wait, releases, batch, rate, failed, repair, lost, people, hours } =
    figures;
  const write = releaseCostPage.figure;
  switch (part) {
    case 'waiting':
      return `${write(changes)} × ${write(value)} × ${write(wait)} ÷ 52`;
    case 'batch':
      return `${write(releases)} × ${write(batch)} × ${write(rate)}`;
    case 'failure':
      return `${write(releases)} × ${write(failed)}% × (${write(repair)} × ${write(rate)} + ${write(lost)})`;
    case 'evening':
      return `${write(releases)} × ${write(people)} × ${write(hours)} × ${write(rate)}`;
  }
}
