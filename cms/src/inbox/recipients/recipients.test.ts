import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDeskOfRoles } from '../../../test/desk-of-roles.ts'
import { logLines } from '../../../test/log-lines.ts'
import { taken } from '../../../test/signed-in-desk.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'

/** What SITE was sent, and its answer. */
let sent: unknown[] = []
let status = 200

const site = await standInForSite(async (request, response) => {
  sent.push([request.method, request.url, request.headers.authorization, await json(request)])
  response.writeHead(status, { Connection: 'close' }).end('{}')
})
const { payload, roles, shops, send } = await openDeskOfRoles({
  ...site,
  CMS_ORIGIN: 'https://desk.example.jp',
})
const { createRecipientsSender, recipientsOf } = await import('./send-recipients.ts')
const { createComposer } = await import('../../publish/compose.ts')
const { exportCompany } = await import('../../desk/files/write-folder.ts')

const SECRET_ADDRESS = 'kitchen-only@example.jp'
const at = (id: number) => `/api/restaurants/${id}/recipients`
const save = (typed: string, id = shops.own, as = roles.owner, typedReplyTo = '') =>
  as(at(id), { typed, typedReplyTo })
/** What a restaurant keeps without an address that guests answer to. */
const kept = (...addresses: string[]) => ({ addresses, replyTo: '' })

const audited = () =>
  payload.find({
    collection: 'audit-log',
    where: { act: { equals: 'recipients-changed' } },
    sort: '-id',
  })

beforeEach(async () => {
  sent = []
  status = 200
  for (const id of [shops.own, shops.other]) await taken(save('', id))
})

test('owners and the staff of a restaurant keep its addresses, each change with a line of the log', async () => {
  const before = (await audited()).totalDocs
  const typed = '店長 <shiobi@example.jp>\nｋｉｔｃｈｅｎ＠example.jp\nSHIOBI@example.jp'
  const addresses = ['SHIOBI@example.jp', 'kitchen@example.jp']
  expect(await taken(save(typed, shops.own, roles.restaurantEditor))).toEqual(kept(...addresses))
  expect(await taken(roles.owner(at(shops.own)))).toEqual(kept(...addresses))
  const { docs, totalDocs } = await audited()
  expect([totalDocs - before, docs[0]?.count]).toEqual([1, 2])
  expect(JSON.stringify(docs)).not.toContain('@')
})

test.each([
  ['a restaurant editor, of another restaurant', () => roles.restaurantEditor, 404],
  ['an editor', () => roles.editor, 403],
  ['who answers enquiries alone', () => roles.inbox, 403],
])('%s neither reads nor changes the addresses', async (_, who, refusal) => {
  await taken(save(SECRET_ADDRESS, shops.other))
  const id = shops.other
  const answers = [await who()(at(id)), await save('x@example.jp', id, who())]
  expect(answers.map((answer) => answer.status)).toEqual([refusal, refusal])
  const around = await Promise.all(
    ['/api/recipients', '/api/recipients/1', `/api/restaurants/${id}`].map(async (path) =>
      (await who()(path)).text(),
    ),
  )
  expect(around.join()).not.toContain(SECRET_ADDRESS)
  expect(await taken(roles.owner(at(id)))).toEqual(kept(SECRET_ADDRESS))
})

test('what is no address is refused with the reason, and the earlier ones stay', async () => {
  await taken(save('shiobi@example.jp'))
  const answer = await save('a@example.jp Bcc: x@evil.test')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('メールアドレスとして読み取れません')
  expect(await taken(roles.owner(at(shops.own)))).toEqual(kept('shiobi@example.jp'))
})

test('where the database cannot keep the new addresses, the earlier ones stay', async () => {
  using _logged = logLines()
  await taken(save('shiobi@example.jp'))
  const broken = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
  vi.spyOn(payload.db, 'create').mockRejectedValueOnce(broken)
  expect((await save('new@example.jp')).status).toBe(500)
  expect(await taken(roles.owner(at(shops.own)))).toEqual(kept('shiobi@example.jp'))
})

test('the site is sent the addresses with the desk’s own, by present and former slugs', async () => {
  await taken(save('shiobi@example.jp'))
  await payload.update({
    collection: 'restaurants',
    id: shops.own,
    data: { formerSlugs: ['shiobi-hama'] },
  })
  const restaurants = [
    { slug: 'shiobi-hama', addresses: ['shiobi@example.jp'] },
    { slug: 'shiobi', addresses: ['shiobi@example.jp'] },
  ]
  const recipients = { desk: 'https://desk.example.jp', restaurants }
  const sendRecipients = createRecipientsSender(payload)
  await sendRecipients()
  await sendRecipients()
  const { method, path } = INTERNAL_CALLS.recipients
  expect(sent).toEqual([[method, path, 'Bearer a key for tests', recipients]])
  await taken(save(''))
  await sendRecipients()
  expect(sent[1]).toEqual([method, path, expect.anything(), { ...recipients, restaurants: [] }])
})

test('a site that does not know the call stops nothing, and is logged once', async () => {
  using logged = logLines()
  status = 404
  const sendRecipients = createRecipientsSender(payload)
  await sendRecipients()
  await taken(save('shiobi@example.jp'))
  await sendRecipients()
  expect(sent).toHaveLength(2)
  expect(logged.lines.map(({ event }) => event)).toEqual([
    'addresses for requests not sent to the site',
  ])
})

test('the address that guests answer to is one, kept alone too, and the site is not sent it', async () => {
  const answered = await taken(save('', shops.own, roles.restaurantEditor, 'ｔａｂｌｅ@example.jp'))
  expect(answered).toEqual({ addresses: [], replyTo: 'table@example.jp' })
  expect(await taken(roles.owner(at(shops.own)))).toEqual(answered)
  expect((await recipientsOf(payload)).restaurants).toEqual([])
  const two = await save('', shops.own, roles.owner, 'a@example.jp, b@example.jp')
  expect([two.status, await two.text()]).toEqual([
    400,
    expect.stringContaining('お客様のご返信の宛先は、1件だけ入力してください。'),
  ])
})

test('no address is in what is published, in a preview, in a version or in a company’s files', async () => {
  await taken(save(SECRET_ADDRESS, shops.own, roles.owner, SECRET_ADDRESS))
  const { compose } = createComposer(payload)
  expect(JSON.stringify(await compose())).not.toContain(SECRET_ADDRESS)
  const versions = await payload.findVersions({ collection: 'restaurants', pagination: false })
  expect(JSON.stringify(versions)).not.toContain(SECRET_ADDRESS)
  const folder = await mkdtemp(join(tmpdir(), 'noren-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await exportCompany(payload, folder)
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((each) => each.isFile())
  expect(files.length).toBeGreaterThan(2)
  for (const { parentPath, name } of files) {
    expect(await readFile(join(parentPath, name), 'utf8')).not.toContain(SECRET_ADDRESS)
  }
})

test('a copy of a restaurant has no addresses, one in the trash gets no mail, and deletion takes them along', async () => {
  await taken(save(SECRET_ADDRESS))
  const copy = await payload.duplicate({
    collection: 'restaurants',
    id: shops.own,
    data: { slug: 'copy' },
    draft: true,
  })
  expect(await taken(roles.owner(at(copy.id)))).toEqual(kept())
  await taken(save('copy@example.jp', copy.id))
  const slugs = async () => (await recipientsOf(payload)).restaurants.map(({ slug }) => slug)
  expect(await slugs()).toContain('copy')
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'restaurants', id: copy.id, data: { deletedAt } })
  expect(await slugs()).not.toContain('copy')
  await payload.delete({ collection: 'restaurants', id: copy.id, trash: true })
  const { totalDocs } = await payload.count({
    collection: 'recipients',
    where: { restaurant: { equals: copy.id } },
  })
  expect(totalDocs).toBe(0)
})

test('without signing in no one reads the addresses', async () => {
  await taken(save(SECRET_ADDRESS))
  const asStranger = await send(at(shops.own), undefined, 'GET', { Authorization: '' })
  expect([asStranger.status, await asStranger.text()]).toEqual([401, expect.anything()])
})
