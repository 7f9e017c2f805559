import type { Payload } from 'payload'
import { type OfEnquiry, reachesEnquiry } from '../../staff/access/own.ts'
import { type Named, nameAmong } from '../../staff/staff-name.ts'

/** The names of the staff who may open an enquiry; also for those who may not see the accounts. */
export async function namesWithin(payload: Payload, enquiry: OfEnquiry = {}) {
  const staff = await everybody(payload)
  const reaching = await Promise.all(staff.map((one) => reachesEnquiry(payload, one, enquiry)))
  return staff.filter((_one, index) => reaching[index]).map((one) => nameAmong(staff, one))
}

/** The name of a member of staff among the others. */
export async function staffName(payload: Payload, one: Named): Promise<string> {
  return nameAmong(await everybody(payload), one)
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
