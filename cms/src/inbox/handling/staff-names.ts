import type { Payload } from 'payload'
import type { User } from '../../payload-types.ts'
import { reachesEnquiry } from '../../staff/access/own.ts'

type Named = Pick<User, 'name' | 'email'>

/**
 * The names of the staff who may open an enquiry: one for a table at this restaurant, or one without a
 * table. Also for those who may not see the accounts.
 */
export async function namesWithin(payload: Payload, tableRestaurant?: string | null) {
  const staff = await everybody(payload)
  const reaching = await Promise.all(
    staff.map((one) => reachesEnquiry(payload, one, tableRestaurant)),
  )
  return staff.filter((_one, index) => reaching[index]).map((one) => nameAmong(staff, one))
}

/** The name of a member of staff among the others. */
export async function staffName(payload: Payload, one: Named): Promise<string> {
  return nameAmong(await everybody(payload), one)
}

/** Two with the same name are distinguished by their addresses. */
function nameAmong(staff: readonly Named[], { name, email }: Named): string {
  if (!name) return email
  const isShared = staff.some((other) => other.name === name && other.email !== email)
  return isShared ? `${name} (${email})` : name
}

async function everybody(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true, email: true, role: true, restaurants: true },
    sort: ['name', 'email'],
    pagination: false,
    depth: 0,
  })
  return docs
}
