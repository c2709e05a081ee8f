/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    readonly timeout: number;
    /** Ends after so many requests. */
    readonly amount?: number;
    /** Ends after so many seconds. */
    readonly duration?: number;
  }

  interface Outcome {
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
  }

  export default function autocannon(options: Options): PromiseLike<Outcome>;
}
