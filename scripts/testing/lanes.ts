/**
 * The browser tests in parts that run beside each other, each a process with one worker: the programs of
 * a folder's tests are started once for them. The rest are the tests outside the folders named here.
 */
export const LANES = {
  visits: ['visits'],
  conformance: ['conformance'],
  pages: ['access', 'look', 'seo', 'speed'],
  engines: ['engines'],
  desk: ['desk'],
  rest: [],
} as const satisfies Record<string, readonly string[]>
