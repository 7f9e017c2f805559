import type { Role } from '../src/staff/access/roles.ts'
import { addDish } from './facts.ts'
import { idOf, receive } from './received.ts'
import { addRestaurant } from './restaurants.ts'
import { samplePicture } from './samples.ts'
import { openSignedInDesk, type SignedInDesk, taken } from './signed-in-desk.ts'
import type { Send } from './test-desk.ts'

/** An enquiry for the restaurant of the restaurant editor, and one for another. */
export const ENQUIRY = idOf(1)
export const OTHERS_ENQUIRY = idOf(2)

/** A desk with a user of each role, two restaurants, and an enquiry and a picture of each. */
export type DeskOfRoles = SignedInDesk & {
  /** The restaurant editor's own restaurant, and another; pictures likewise. */
  shops: { own: number; other: number }
  files: { own: number; other: number }
  /** Sends requests as the user of each role. */
  roles: { [R in Role]: Send }
}

/** Opens it for a test file. */
export async function openDeskOfRoles(env: Record<string, string> = {}): Promise<DeskOfRoles> {
  const desk = await openSignedInDesk({ role: 'owner', env })
  const { payload } = desk
  const shop = async (slug: string) => {
    const { id } = await addRestaurant(payload, { name: slug, slug })
    await addDish(payload, id, { name: '刺身' })
    return id
  }
  const shops = { own: await shop('shiobi'), other: await shop('umi') }
  const sendOf = async (role: Role) => {
    const restaurants = role === 'restaurantEditor' ? [shops.own] : []
    return (await desk.as(role, { restaurants })).send
  }
  const roles = {
    owner: desk.send,
    editor: await sendOf('editor'),
    restaurantEditor: await sendOf('restaurantEditor'),
    inbox: await sendOf('inbox'),
  }
  for (const [number, tableRestaurant] of [
    [1, 'shiobi'],
    [2, 'umi'],
  ] as const) {
    await receive(desk, number, {
      name: `${tableRestaurant}のお客様`,
      email: 'a@example.jp',
      subject: '予約',
      message: '2名です。',
      tableRestaurant,
      tableDate: '2026-12-20T12:00:00.000Z',
      tableTime: '18:30',
      tablePeople: 2,
      tableState: 'asked',
    })
  }
  const own = await upload(roles.restaurantEditor, '#aa3333')
  const other = await upload(roles.editor, '#3333aa')
  return { ...desk, shops, files: { own, other }, roles }
}

async function upload(send: Send, colour: string): Promise<number> {
  const { data, name, mimetype } = await samplePicture(colour)
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  body.append('_payload', JSON.stringify({ altEn: 'A wave', altJa: '波' }))
  return (await taken(send('/api/media', body))).doc.id
}

/** Whether a response says that there is no such document, or no access to it. */
export async function isRefused(answer: Promise<Response>): Promise<boolean> {
  return [403, 404].includes((await answer).status)
}
