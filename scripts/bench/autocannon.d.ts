/** The part of autocannon that the benchmarks use. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
  };
  type Result = { requests: { average: number; total: number }; non2xx: number; errors: number };
  type Running = {
    on(event: "response", heard: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  };
  function autocannon(options: Options): Promise<Result>;
  function autocannon(options: Options, done: (error: Error | null, result: Result) => void): Running;
  namespace autocannon {
    export { Result };
  }
  export default autocannon;
}
