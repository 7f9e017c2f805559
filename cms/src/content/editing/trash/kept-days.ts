/** How long staff can restore what they deleted. The desk's texts name this number too. */
export const KEPT_DAYS = 30
