/** Schema of the request that reports the web vitals of a visit. */
import * as v from 'valibot';

/** https://web.dev/articles/vitals: times in ms, CLS without a unit. */
const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const VITAL_MAX = 600_000;

const VITALS_MAX_COUNT = 20;

const ROUTE_MAX_CHARS = 96;

const NO_VITALS = 'This is not a measurement of a visit.';

/** Web vitals of a visit, without personal data or page content. */
export const VitalsRequestSchema = v.object({
  /** The landing page, with pages of one kind grouped as `/blog/*`. */
  route: v.pipe(v.string(NO_VITALS), v.maxLength(ROUTE_MAX_CHARS, NO_VITALS)),
  device: v.picklist(['mobile', 'desktop'], NO_VITALS),
  vitals: v.pipe(
    v.array(
      v.object(
        {
          name: v.picklist(VITAL_NAMES, NO_VITALS),
          value: v.pipe(
            v.number(NO_VITALS),
            v.minValue(0, NO_VITALS),
            v.maxValue(VITAL_MAX, NO_VITALS),
          ),
          rating: v.picklist(['good', 'needs-improvement', 'poor'], NO_VITALS),
        },
        NO_VITALS,
      ),
      NO_VITALS,
    ),
    v.minLength(1, NO_VITALS),
    v.maxLength(VITALS_MAX_COUNT, NO_VITALS),
  ),
});

export type VitalsRequest = v.InferOutput<typeof VitalsRequestSchema>;

export type Vital = VitalsRequest['vitals'][number];
