import type { Payload } from 'payload'

/** What everybody on the staff is called, also for those who may not see the accounts. */
export async function staffNames(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true, email: true },
    sort: 'name',
    pagination: false,
    depth: 0,
  })
  const names = docs.map(({ name, email }) => name || email)
  return [...new Set(names)]
}
