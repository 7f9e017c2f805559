import type { Payload, TypedUser } from 'payload'

/** The two views of the list of restaurants. */
export const LOOKS = ['cards', 'table'] as const

export type Look = (typeof LOOKS)[number]

/** The key under which the desk remembers the view of each member of staff. */
export const LOOK_KEY = 'restaurants-look'

/** The last view of a member of staff; cards at first. */
export async function lookOf(payload: Payload, user: TypedUser): Promise<Look> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: LOOK_KEY } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
    limit: 1,
    depth: 0,
  })
  return LOOKS.find((look) => look === docs[0]?.value) ?? 'cards'
}
