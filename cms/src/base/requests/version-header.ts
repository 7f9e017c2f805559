/** By this header a page says of which version of the desk it is. */
export const VERSION_HEADER = 'X-Desk-Version'
