import type { Desk } from '../../bench/support/desk.ts'

/** Brings a photo into the library of a desk. @returns its document @throws {Error} when the desk refuses it */
export async function upload(
  { origin, token }: Pick<Desk, 'origin' | 'token'>,
  photo: Buffer,
  name: string,
): Promise<unknown> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ altEn: `Picture ${name}`, altJa: `写真${name}` }))
  body.set('file', new Blob([new Uint8Array(photo)]), `${name}.jpg`)
  const headers = { Authorization: `JWT ${token}` }
  const answer = await fetch(`${origin}/api/media?depth=0`, { method: 'POST', headers, body })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${said}`)
  return JSON.parse(said)
}
