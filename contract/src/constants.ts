/** Numbers both zones hold content to (CST-01 to CST-11). */

export const PROCESS_STEPS = 3
export const STARS = 5
