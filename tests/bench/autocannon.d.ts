/** Type declarations for the part of autocannon that the benchmark uses; the package ships none. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    readonly timeout: number;
    /** Total number of requests to send. */
    readonly amount?: number;
    /** In seconds. */
    readonly duration?: number;
  }

  interface Outcome {
    /** In seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
  }

  export default function autocannon(options: Options): PromiseLike<Outcome>;
}
