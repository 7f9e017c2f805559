/** The keys under which the desk remembers what a member of staff said of the first steps. */
export const FIRST_STEP_KEYS = {
  /** They put the steps away. */
  putAway: 'first-steps-put-away',
  /** The desk is on their phone's home screen. */
  onHomeScreen: 'on-home-screen',
} as const
