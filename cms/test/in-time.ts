/** How often, and how long, a test looks whether something has come about; a busy machine takes its time. */
export const IN_TIME = { interval: 20, timeout: 60_000 }
