/** One page of each kind. */
export const KINDS = ['/', '/restaurants', '/restaurants/shiobi', '/about', '/contact', '/privacy']
