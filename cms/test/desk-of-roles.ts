import { expect } from 'vitest'
import type { Role } from '../src/access/roles.ts'
import { samplePicture } from './samples.ts'
import { openTestDesk, type TestDesk } from './test-desk.ts'

/** An enquiry for the restaurant of whoever edits one only, and one for another. */
export const ENQUIRY = '01890000-0000-7000-8000-000000000001'
export const OTHERS_ENQUIRY = '01890000-0000-7000-8000-000000000002'

export const STAFF_PASSWORD = 'three waves in a row'

export const RESTAURANT = {
  description: '魚と火。',
  address: '神奈川県逗子市架空浜0-1',
  phone: '046-000-0101',
  accent: 'ember',
  listedSince: '2009-04-18T02:00:00.000Z',
  _status: 'published',
} as const

export type DeskOfRoles = {
  desk: TestDesk
  /** The restaurant of the one who edits some only, and another; pictures likewise. */
  shops: { own: number; other: number }
  files: { own: number; other: number }
  /** Asks as somebody of this role would, in Japanese. */
  ask: (role: Role, path: string, method?: string, body?: object) => Promise<Response>
}

/** A desk with somebody of each role, two restaurants, an enquiry for each and a picture of each. */
export async function openDeskOfRoles(): Promise<DeskOfRoles> {
  const tokens: { [R in Role]: string } = { owner: '', editor: '', restaurantEditor: '', inbox: '' }
  const shops = { own: 0, other: 0 }
  const desk = await openTestDesk()
  const { payload } = desk
  for (const [name, slug] of [
    ['own', 'shiobi'],
    ['other', 'umi'],
  ] as const) {
    const data = { ...RESTAURANT, name: slug, slug, menu: [{ name: '刺身' }] }
    shops[name] = (await payload.create({ collection: 'restaurants', locale: 'ja', data })).id
  }
  for (const role of ['owner', 'editor', 'restaurantEditor', 'inbox'] as const) {
    const restaurants = role === 'restaurantEditor' ? [shops.own] : []
    const data = { email: `${role}@example.jp`, password: STAFF_PASSWORD, role, restaurants }
    await payload.create({ collection: 'users', data })
    tokens[role] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
  for (const [id, slug] of [
    [ENQUIRY, 'shiobi'],
    [OTHERS_ENQUIRY, 'umi'],
  ] as const) {
    await payload.create({
      collection: 'enquiries',
      data: {
        id,
        receivedAt: '2026-11-20T09:00:00.000Z',
        language: 'jp',
        name: `${slug}のお客様`,
        phone: '0460001234',
        email: 'a@example.jp',
        subject: '予約',
        message: '2名です。',
        status: 'new',
        tableRestaurant: slug,
        tableDate: '2026-12-20T12:00:00.000Z',
        tableTime: '18:30',
        tablePeople: 2,
        tableState: 'asked',
      },
    })
  }
  const own = await upload(desk, tokens.restaurantEditor, '#aa3333')
  const other = await upload(desk, tokens.editor, '#3333aa')
  const ask: DeskOfRoles['ask'] = (role, path, method = 'GET', body) =>
    desk.request(path, {
      method,
      token: tokens[role],
      headers: { 'Accept-Language': 'ja' },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { desk, shops, files: { own, other }, ask }
}

async function upload(desk: TestDesk, token: string, colour: string): Promise<number> {
  const { data, name, mimetype } = await samplePicture(colour)
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  body.append('_payload', JSON.stringify({ altEn: 'A wave', altJa: '波' }))
  const answer = await desk.request('/api/media', { method: 'POST', body, token })
  expect(answer.status).toBe(201)
  return (await answer.json()).doc.id
}

/** Whether what was asked for is not there for whoever asked, or not theirs. */
export async function isRefused(answer: Promise<Response>): Promise<boolean> {
  return [403, 404].includes((await answer).status)
}
