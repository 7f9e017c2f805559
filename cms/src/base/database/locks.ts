/** Advisory locks of the desks on one PostgreSQL database; any numbers that nobody else there uses. */
export const LOCK = {
  migrating: 69_667_301,
  publishing: 69_667_302,
  leading: 69_667_303,
  writing: 69_667_304,
} as const

/** Where a desk tells the others, as its transaction ends, that content has changed. */
export const CHANGES = 'noren_changes'
