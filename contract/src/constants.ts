/** Limits that both zones apply to content (CST-01 to CST-11). */

export const PROCESS_STEPS = 3
export const STARS = 5
