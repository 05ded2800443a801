/** The path of a Chromium or Chrome; throws a Failure that says how to give it one. */
export declare function findBrowser(): Promise<string>;
