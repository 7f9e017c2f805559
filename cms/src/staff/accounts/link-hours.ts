/** How long a link is valid. */
export const LINK_HOURS = 72
