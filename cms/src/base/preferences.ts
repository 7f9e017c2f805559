import type { Payload, TypedUser } from 'payload'

/** What the desk remembers of a member of staff under a key; `undefined` where nothing. */
export async function preferenceOf(
  payload: Payload,
  user: TypedUser,
  key: string,
): Promise<unknown> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: key } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
    limit: 1,
    depth: 0,
  })
  return docs[0]?.value
}
