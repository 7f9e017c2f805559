import { Secret, TOTP } from 'otpauth'
import type { TypedUser } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { mailText, startMailServer } from '../../../../../scripts/testing/mail-server.ts'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { type Invited, invite, newToken } from '../../../../test/invited.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk, STAFF_PASSWORD, taken } from '../../../../test/signed-in-desk.ts'

const CHOSEN = 'a whole new wave comes in'
const VOID = 'このリンクは使えません。'

/** What the mail server answers; `null`: it takes the mail. */
let code: number | null = null
const server = await startMailServer({ refuse: () => code })
const env = { SMTP_URL: server.url, REPLY_FROM: 'desk@namiori.example' }
const desk = await openSignedInDesk({ role: 'owner', name: '花子', env })
const { payload, stranger, as, ...owner } = desk
await payload.updateGlobal({ slug: 'company', locale: 'ja', data: { name: '潮織' }, draft: true })

let address: string
let mio: Invited
let count = 0
beforeEach(async () => {
  count += 1
  address = `mio${count}@example.jp`
  mio = await invite(owner.send, address)
})

const join = (token: unknown, password: unknown = CHOSEN) =>
  stranger('/api/users/join', { token, password })

const look = (token: unknown) => stranger('/api/users/join/look', { token })

const signIn = async (password: string) =>
  (await stranger('/api/users/login', { email: address, password })).status

/** What two answers to a void link have in common. */
async function refusalOf(answer: Promise<Response>): Promise<[number, boolean]> {
  const { status, text } = await answer.then(async (it) => ({
    ...it,
    status: it.status,
    text: await it.text(),
  }))
  return [status, text.includes(VOID)]
}

test('who is invited has no password until the link is opened, chooses one, and is signed in', async () => {
  expect(await signIn('')).toBe(400)
  expect(await signIn(CHOSEN)).toBe(401)
  expect(await taken(look(mio.token))).toEqual({
    company: '潮織',
    name: '',
    email: address,
    by: '花子',
    isNew: true,
  })
  const joined = await join(mio.token)
  expect([joined.status, await joined.text()]).toEqual([204, ''])
  expect(joined.headers.get('set-cookie')).toMatch(/^noren-token=.+HttpOnly.*SameSite=Strict/)
  expect(await signIn(CHOSEN)).toBe(200)
})

test('a link works once, and a newer one makes it void', proves('L24'), async () => {
  const newer = await newToken(owner.send, mio.id)
  expect(await refusalOf(look(mio.token))).toEqual([410, true])
  expect(await refusalOf(join(mio.token))).toEqual([410, true])
  expect((await join(newer)).status).toBe(204)
  expect(await refusalOf(look(newer))).toEqual([410, true])
  expect(await refusalOf(join(newer, 'another quiet harbour'))).toEqual([410, true])
  expect(await signIn(CHOSEN)).toBe(200)
})

test('of two who open a link at the same moment, one joins', proves('L24'), async () => {
  const both = await Promise.all([join(mio.token), join(mio.token, 'another quiet harbour')])
  expect(both.map(({ status }) => status).toSorted()).not.toEqual([204, 204])
})

test('a link is over after 72 hours', proves('L24'), async () => {
  const row = await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { id: { equals: mio.id } },
  })
  const hours = (Date.parse(row?.resetPasswordExpiration ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  await payload.db.updateOne({
    collection: 'users',
    id: mio.id,
    data: { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() },
  })
  expect(await refusalOf(look(mio.token))).toEqual([410, true])
  expect(await refusalOf(join(mio.token))).toEqual([410, true])
})

test('a token that nobody made opens nothing, whatever it is', proves('L24'), async () => {
  const row = await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { id: { equals: mio.id } },
  })
  const kept = row?.resetPasswordToken ?? ''
  const [, secret] = mio.token.split('.')
  for (const token of ['', kept, `1.${kept}`, `999.${secret}`, `${mio.token} `, '%']) {
    expect([token, ...(await refusalOf(join(token)))]).toEqual([token, 410, true])
  }
  for (const token of [null, { $ne: null }, [mio.token]]) {
    expect((await join(token)).status).toBe(400)
  }
  // The database has only the hash, and no answer about the account has even that.
  expect(kept).not.toContain(secret)
  expect(await (await owner.send(`/api/users/${mio.id}`)).text()).not.toContain(kept)
})

test('a bad password is refused at its box, and the link stays', proves('L05'), async () => {
  const answer = await join(mio.token, 'password1234')
  expect([answer.status, (await answer.json()).errors[0].data.errors]).toEqual([
    400,
    [expect.objectContaining({ path: 'password', message: expect.stringContaining('多くの人') })],
  ])
  expect((await join(mio.token, address)).status).toBe(400)
  expect((await join(mio.token)).status).toBe(204)
})

test('only an owner makes links, and for someone who has joined only with their own password', async () => {
  const editor = await as('editor')
  const path = `/api/users/${mio.id}/link`
  expect((await stranger(path, {})).status).toBe(401)
  expect((await editor.send(path, {})).status).toBe(403)
  expect((await owner.send('/api/users/99999/link', {})).status).toBe(404)
  await join(mio.token)
  for (const currentPassword of [undefined, 'not it']) {
    const refused = await owner.send(path, { currentPassword })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('"path":"currentPassword"'),
    ])
  }
  const forgotten = await newToken(owner.send, mio.id, STAFF_PASSWORD)
  expect((await taken(look(forgotten))).isNew).toBe(false)
  expect((await join(forgotten, 'the tide turns at seven')).status).toBe(204)
  expect([await signIn(CHOSEN), await signIn('the tide turns at seven')]).toEqual([401, 200])
})

test('a link is over once the address, the role or the restaurants of its account change (attack 3)', async () => {
  const shop = await addRestaurant(payload, { slug: 'shiobi' })
  const path = `/api/users/${mio.id}`
  const changes: object[] = [
    { email: 'mio.right@example.jp', currentPassword: STAFF_PASSWORD },
    { role: 'restaurantEditor', restaurants: [shop.id] },
    { role: 'inbox', restaurants: [] },
  ]
  for (const change of changes) {
    const token = await newToken(owner.send, mio.id)
    await taken(owner.send(path, { name: '澪' }, 'PATCH'))
    expect((await look(token)).status).toBe(200)
    await taken(owner.send(path, change, 'PATCH'))
    expect([change, ...(await refusalOf(look(token)))]).toEqual([change, 410, true])
    expect(await refusalOf(join(token))).toEqual([410, true])
  }
  // Several accounts at once, and by a program on the machine.
  const token = await newToken(owner.send, mio.id)
  await taken(owner.send(`/api/users?where[id][equals]=${mio.id}`, { role: 'editor' }, 'PATCH'))
  expect(await refusalOf(join(token))).toEqual([410, true])
  const later = await newToken(owner.send, mio.id)
  await payload.update({ collection: 'users', id: mio.id, data: { role: 'inbox' } })
  expect(await refusalOf(join(later))).toEqual([410, true])
})

test('a link is over once who made it is demoted or removed, also when its number is given again (attack 3)', async () => {
  const rogue = await as('owner', { email: `rogue${count}@example.jp`, name: '朔' })
  const token = await newToken(rogue.send, mio.id)
  expect((await taken(look(token))).by).toBe('朔')
  const role = (to: string) =>
    taken(owner.send(`/api/users/${rogue.user.id}`, { role: to }, 'PATCH'))
  await role('editor')
  expect(await refusalOf(look(token))).toEqual([410, true])
  await role('owner')
  expect(await refusalOf(join(token))).toEqual([410, true])
  const later = await newToken(rogue.send, mio.id)
  await taken(owner.send(`/api/users/${rogue.user.id}`, undefined, 'DELETE'))
  expect(await refusalOf(join(later))).toEqual([410, true])
  const { id } = rogue.user
  const next = { id, email: `next${count}@example.jp`, role: 'owner' }
  await payload.db.create({ collection: 'users', data: next })
  expect(await refusalOf(join(later))).toEqual([410, true])
})

test('the list of staff says which links are open, and who made each (attack 3)', async () => {
  const { linkStateOf } = await import('./invitation-cell.tsx')
  expect(await linkStateOf(payload, mio.id)).toEqual({
    kind: 'invited',
    words: { en: 'Invited, 3 days left, made by 花子', ja: '招待中・あと3日（作成：花子さん）' },
  })
  await join(mio.token)
  expect((await linkStateOf(payload, mio.id)).words.ja).toBe('参加済み')
  await newToken(owner.send, mio.id, STAFF_PASSWORD)
  expect(await linkStateOf(payload, mio.id)).toEqual({
    kind: 'joined',
    words: {
      en: 'Joined; open link to a new password, 3 days left, made by 花子',
      ja: '参加済み・パスワードのリンク発行中・あと3日（作成：花子さん）',
    },
  })
})

test('who changes the password ends a link that was made before', async () => {
  const here = await as('editor', { email: 'kai@example.jp' })
  const token = await newToken(owner.send, here.user.id, STAFF_PASSWORD)
  const right = { password: CHOSEN, currentPassword: STAFF_PASSWORD }
  await taken(here.send(`/api/users/${here.user.id}`, right, 'PATCH'))
  expect(await refusalOf(join(token))).toEqual([410, true])
})

test('a new password by a link needs the code of the second factor too', async () => {
  const ren = await as('editor', { email: 'ren@example.jp' })
  const secret = payload.encrypt('A'.repeat(32))
  const data = { account: ren.user.id, secret, usedStep: 0, confirmedAt: '2026-11-20' }
  await payload.create({ collection: 'second-factors', data })
  const token = await newToken(owner.send, ren.user.id, STAFF_PASSWORD)
  const answer = await join(token)
  expect([answer.status, await answer.text()]).toEqual([
    401,
    expect.stringContaining('"path":"code"'),
  ])
  const old = { email: 'ren@example.jp', password: STAFF_PASSWORD }
  expect(await (await stranger('/api/users/login', old)).text()).toContain('"path":"code"')
})

test('whoever guesses the code at a link loses it at the fifth, and an owner lifts the lock (attack 2)', async () => {
  const email = 'sen@example.jp'
  const sen = await as('editor', { email })
  const secret = 'A'.repeat(32)
  const data = {
    account: sen.user.id,
    secret: payload.encrypt(secret),
    usedStep: 0,
    confirmedAt: '2026-11-20',
  }
  await payload.create({ collection: 'second-factors', data })
  const token = await newToken(owner.send, sen.user.id, STAFF_PASSWORD)
  const guess = (code: string) => stranger('/api/users/join', { token, password: CHOSEN, code })
  for (let at = 0; at < 5; at++) expect((await guess(`10000${at}`)).status).toBe(401)
  const right = () => TOTP.generate({ secret: Secret.fromBase32(secret) })
  expect(await refusalOf(guess(right()))).toEqual([410, true])
  // While the account is locked, another link does not get round it either.
  const again = await newToken(owner.send, sen.user.id, STAFF_PASSWORD)
  const late = await stranger('/api/users/join', { token: again, password: CHOSEN, code: right() })
  expect([late.status, await late.text()]).toEqual([
    401,
    expect.stringContaining('10分後にもう一度お試しください。'),
  ])
  const signedIn = async () =>
    (await stranger('/api/users/login', { email, password: STAFF_PASSWORD })).status
  expect(await signedIn()).toBe(401)
  const remove = `/api/users/${sen.user.id}/second-factor/remove`
  expect((await owner.send(remove, { currentPassword: STAFF_PASSWORD })).status).toBe(204)
  expect(await signedIn()).toBe(200)
})

test('an owner gives nobody a password: neither with an account nor later', async () => {
  const data = { email: 'sora@example.jp', role: 'editor', password: CHOSEN }
  const refused = await owner.send('/api/users', data)
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('招待のリンクから本人が決めます'),
  ])
  const change = { password: CHOSEN, currentPassword: STAFF_PASSWORD }
  for (const path of [`/${mio.id}`, `?where[email][equals]=${address}`]) {
    expect((await owner.send(`/api/users${path}`, change, 'PATCH')).status).toBe(403)
  }
  expect(await signIn(CHOSEN)).toBe(401)
})

test('an invitation is mailed to the person alone, and where that fails the owner is told to copy it', async () => {
  const mail = server.mails.at(-1)
  expect([mail?.from, mail?.to]).toEqual(['desk@namiori.example', [address]])
  const text = mailText(mail?.raw ?? '')
  expect(text).toContain('花子さんから、潮織の管理画面への招待です。')
  expect(text).toContain(`/admin/join#${mio.token}`)
  const again = () => taken(owner.send(`/api/users/${mio.id}/link`, {}))
  expect((await again()).mailed).toBe('sent')
  code = 554
  expect((await again()).mailed).toBe('failed')
  code = null
})

test('the form of an account, which shows no cell of the list, draws none (staff E)', async () => {
  const { InvitationCell } = await import('./invitation-cell.tsx')
  const { requestIn } = await import('../../../base/requests/request-in.ts')
  const { i18n } = await requestIn('ja', payload)
  expect(await InvitationCell({ i18n, payload })).toBeNull()
})
