/** Counts up whenever the same upload would be encoded differently: it is part of every address. */
export const ENCODER_VERSION = '2'

/** How much of a hash stands in an address. */
export const HASH_DIGITS = 20
