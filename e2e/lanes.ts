/**
 * The tests in a browser in parts that run beside each other, each a process with one worker: what a
 * folder's tests start is started once for them. The rest is what stands in no folder named here.
 */
export const LANES = {
  visits: ['visits'],
  conformance: ['conformance'],
  pages: ['access', 'look', 'seo', 'speed'],
  engines: ['engines'],
  desk: ['desk'],
  rest: [],
} as const satisfies Record<string, readonly string[]>
