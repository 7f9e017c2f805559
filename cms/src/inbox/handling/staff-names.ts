import type { Payload } from 'payload'
import type { User } from '../../payload-types.ts'

type Named = Pick<User, 'name' | 'email'>

/** What everybody on the staff is called, also for those who may not see the accounts. */
export async function staffNames(payload: Payload): Promise<string[]> {
  const staff = await everybody(payload)
  return staff.map((one) => nameAmong(staff, one))
}

/** What a member of staff is called among the others. */
export async function staffName(payload: Payload, one: Named): Promise<string> {
  return nameAmong(await everybody(payload), one)
}

/** Two of one name are told apart by their addresses. */
function nameAmong(staff: readonly Named[], { name, email }: Named): string {
  if (!name) return email
  const isShared = staff.some((other) => other.name === name && other.email !== email)
  return isShared ? `${name} (${email})` : name
}

async function everybody(payload: Payload): Promise<Named[]> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true, email: true },
    sort: ['name', 'email'],
    pagination: false,
    depth: 0,
  })
  return docs
}
