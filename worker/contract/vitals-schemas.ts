/** Schema of the request that reports the web vitals of a visit. */
import * as v from 'valibot';

/** https://web.dev/articles/vitals: times in ms, CLS without a unit. */
const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const VITAL_MAX = 600_000;

const VITALS_MAX_COUNT = 20;

const ROUTE_MAX_CHARS = 96;

/** Web vitals of a visit, without personal data or page content. */
export const VitalsRequestSchema = v.config(
  v.object({
    /** The landing page, with pages of one kind grouped as `/blog/*`. */
    route: v.pipe(v.string(), v.maxLength(ROUTE_MAX_CHARS)),
    device: v.picklist(['mobile', 'desktop']),
    vitals: v.pipe(
      v.array(
        v.object({
          name: v.picklist(VITAL_NAMES),
          value: v.pipe(v.number(), v.minValue(0), v.maxValue(VITAL_MAX)),
          rating: v.picklist(['good', 'needs-improvement', 'poor']),
        }),
      ),
      v.minLength(1),
      v.maxLength(VITALS_MAX_COUNT),
    ),
  }),
  { message: 'This is not a measurement of a visit.' },
);

export type VitalsRequest = v.InferOutput<typeof VitalsRequestSchema>;

export type Vital = VitalsRequest['vitals'][number];
