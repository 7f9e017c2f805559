/** How often, and how long, a test polls for a result; a busy machine takes its time. */
export const IN_TIME = { interval: 20, timeout: 60_000 }
