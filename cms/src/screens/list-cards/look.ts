import type { Payload, TypedUser } from 'payload'

/** How the list of restaurants is looked at. */
export const LOOKS = ['cards', 'table'] as const

export type Look = (typeof LOOKS)[number]

/** Under this name the desk remembers it of each member of staff. */
export const LOOK_KEY = 'restaurants-look'

/** How a member of staff last looked at the restaurants; cards at first. */
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
