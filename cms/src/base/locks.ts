/** Advisory locks of the desks on one PostgreSQL database, by numbers that nothing else there uses. */
export const LOCK = {
  migrating: 69_667_301,
  publishing: 69_667_302,
  leading: 69_667_303,
  writing: 69_667_304,
} as const

/** The channel on which a desk announces, as its transaction ends, that content has changed. */
export const CHANGES = 'noren_changes'
