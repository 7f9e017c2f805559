import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { mailHeaders, mailText, startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { proves } from '../../../../scripts/testing/proves.ts'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** What the mail server answers; `null`: it takes the mail. */
let code: number | null = null
const server = await startMailServer({ refuse: () => code })
const env = { SMTP_URL: server.url, REPLY_FROM: 'tables@namiori.example' }
const desk = await openSignedInDesk({ role: 'owner', name: '須磨 蓮', env })
const { payload, send, as, stranger, storedEnquiries } = desk

const shop = await addRestaurant(payload, { slug: 'shiobi' })
const other = await addRestaurant(payload, { slug: 'umi', name: '海' })
await payload.updateGlobal({
  slug: 'company',
  locale: 'ja',
  data: {
    name: '波織',
    legalName: '株式会社波織',
    description: '海辺の店。',
    phone: '046-000-0100',
    email: 'info@namiori.example',
    address: '神奈川県逗子市架空浜0-9',
    copyright: '波織',
    privacy: 'お預かりした個人情報は、お問い合わせへの返答にだけ使います。',
    _status: 'published',
  },
})

const TABLE: Said = {
  tableRestaurant: 'shiobi',
  tableDate: '2026-12-24T12:00:00.000Z',
  tableTime: '18:30',
  tablePeople: 4,
  tableState: 'asked',
}

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 24)

const letter = (key: string, changes: object = {}) => ({
  key: keyOf(key),
  how: 'desk',
  table: null,
  subject: 'Re: 忘れ物',
  text: '傘をお預かりしております。',
  ...changes,
})

const answer = (number: number, body: object, sent = send) =>
  sent(`/api/enquiries/${idOf(number)}/answer`, body)

const stored = (number: number) =>
  payload.findByID({ collection: 'enquiries', id: idOf(number), depth: 0 })

/** The mails that arrive while something is done. */
async function mailsOf(work: () => Promise<unknown>) {
  const before = server.mails.length
  await work()
  return server.mails.slice(before)
}

test(
  'a letter goes to the guest from the company, is kept with the enquiry, and makes it done',
  proves('L23'),
  async () => {
    await receive(desk, 1, { subject: '忘れ物', message: '傘を忘れました。' })
    const [mail] = await mailsOf(async () => {
      const said = await answer(1, { ...letter('one'), to: 'mallory@example.com', email: 'x@y.z' })
      expect([said.status, await said.json()]).toEqual([
        200,
        {
          status: 'done',
          tableState: null,
          tableAnsweredAt: null,
          tableAnsweredBy: null,
          answers: [
            {
              id: keyOf('one'),
              subject: 'Re: 忘れ物',
              text: '傘をお預かりしております。',
              how: 'desk',
              by: '須磨 蓮',
              at: expect.stringMatching(/^20\d\d-/),
            },
          ],
        },
      ])
    })
    expect([mail?.from, mail?.to]).toEqual(['tables@namiori.example', ['hanako@example.jp']])
    const headers = mailHeaders(mail?.raw ?? '')
    expect(headers.get('from')).toBe('=?UTF-8?B?5rOi57mU?= <tables@namiori.example>')
    expect(headers.get('to')).toBe('hanako@example.jp')
    expect(headers.get('reply-to')).toBe('info@namiori.example')
    expect(headers.get('message-id')).toBe(`<${keyOf('one')}@namiori.example>`)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect([headers.has('bcc'), headers.has('in-reply-to')]).toEqual([false, false])
    expect(mailText(mail?.raw ?? '').replaceAll('\r\n', '\n')).toBe(
      '傘をお預かりしております。\n\n2026-11-20 18:00 山田 花子様からのお問い合わせ：\n> 傘を忘れました。\n',
    )
    expect(await stored(1)).toMatchObject({ status: 'done', answers: [{ by: '須磨 蓮' }] })
  },
)

test(
  'a letter asked for again, at once or later, is sent once, and the next names it as the one before',
  proves('L23'),
  async () => {
    const mails = await mailsOf(async () => {
      const both = await Promise.all([answer(1, letter('two')), answer(1, letter('two'))])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect((await answer(1, letter('two'))).status).toBe(200)
    })
    expect(mails).toHaveLength(1)
    expect(mailHeaders(mails[0]?.raw ?? '').get('in-reply-to')).toBe(
      `<${keyOf('one')}@namiori.example>`,
    )
    expect((await stored(1)).answers?.map(({ id }) => id)).toEqual([keyOf('one'), keyOf('two')])
  },
)

test('a letter that confirms a table brings the calendar file, and the table is confirmed', async () => {
  await receive(desk, 2, { ...TABLE, email: 'guest@example.jp' })
  const [mail] = await mailsOf(() => answer(2, letter('confirmed', { table: 'confirmed' })))
  expect(mail?.to).toEqual(['guest@example.jp'])
  expect(mail?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8;/)
  expect(mail?.raw).toContain('shiobi-2026-12-24.ics')
  expect(await stored(2)).toMatchObject({
    status: 'done',
    tableState: 'confirmed',
    tableAnsweredBy: '須磨 蓮',
  })
  await receive(desk, 3, TABLE)
  const [declined] = await mailsOf(() => answer(3, letter('declined', { table: 'declined' })))
  expect(declined?.raw).not.toContain('text/calendar')
  expect((await stored(3)).tableState).toBe('declined')
})

test('a letter that only asks about a table leaves it to be answered', async () => {
  await receive(desk, 4, TABLE)
  await answer(4, letter('asks'))
  expect(await stored(4)).toMatchObject({ status: 'working', tableState: 'asked' })
})

test('a letter that cannot be sent is not kept, the reason says what to do, and it can be sent again', async () => {
  using logged = logLines()
  await receive(desk, 5)
  code = 550
  const refused = await answer(5, letter('five'))
  expect([refused.status, await refused.text()]).toEqual([
    502,
    expect.stringContaining('お電話でご連絡ください。書いた文章は残っています。'),
  ])
  code = 421
  const away = await answer(5, letter('five'))
  expect([away.status, await away.text()]).toEqual([
    502,
    expect.stringContaining('メールサーバーにつながりません。'),
  ])
  expect(await stored(5)).toMatchObject({ status: 'new', answers: [] })
  expect(logged.lines.map(({ event }) => event)).toEqual(
    Array(2).fill('a letter could not be sent'),
  )
  code = null
  expect(await mailsOf(() => answer(5, letter('five')))).toHaveLength(1)
  expect((await stored(5)).status).toBe('done')
})

test.each([
  ['a line break in the subject', { subject: 'Hello\r\nBcc: mallory@example.com' }],
  ['an empty text', { text: ' \n' }],
  ['a text that is too long', { text: 'あ'.repeat(20_001) }],
  ['a key of another form', { key: '../../x' }],
  ['an unknown answer to a table', { table: 'lost' }],
])('a letter with %s is refused', proves('L23'), async (_, changes) => {
  const mails = await mailsOf(async () => {
    expect((await answer(5, letter('bad', changes))).status).toBe(400)
  })
  expect(mails).toEqual([])
})

test('an address that a mail server would read as several gets no letter', async () => {
  await receive(desk, 6, { email: 'a@example.jp, b@example.jp' })
  const mails = await mailsOf(async () => {
    expect((await answer(6, letter('six'))).status).toBe(502)
  })
  expect([mails, (await stored(6)).answers]).toEqual([[], []])
})

test('a letter is kept before it is sent, so none goes out that the desk cannot keep (attack 5)', async () => {
  await receive(desk, 20)
  using _logged = logLines()
  const { updateOne } = payload.db
  let writes = 0
  /** From the write of this number on, the database keeps nothing. */
  const failFrom = (number: number) =>
    vi.spyOn(payload.db, 'updateOne').mockImplementation((args) => {
      writes += args.collection === 'enquiries' ? 1 : 0
      if (writes >= number)
        throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
      return updateOne.call(payload.db, args)
    })
  const before = failFrom(1)
  const none = await mailsOf(async () => {
    expect((await answer(20, letter('twenty'))).status).toBe(500)
  })
  expect([none, (await stored(20)).answers]).toEqual([[], []])
  before.mockRestore()
  // Sent, and then the database goes away: the sentence says so, and the same letter is noted later.
  writes = 0
  const after = failFrom(2)
  const mails = await mailsOf(async () => {
    const said = await answer(20, letter('twenty'))
    expect([said.status, await said.text()]).toEqual([
      503,
      expect.stringContaining('手紙は送信しましたが、記録できませんでした。'),
    ])
    after.mockRestore()
    expect(await stored(20)).toMatchObject({ status: 'new', answers: [{ how: 'sending' }] })
    expect((await answer(20, letter('twenty'))).status).toBe(200)
  })
  expect(mails).toHaveLength(1)
  expect(await stored(20)).toMatchObject({ status: 'done', answers: [{ how: 'desk' }] })
})

test('a letter that a desk began to send and stopped is shown to staff, and not sent twice (attack 5)', async () => {
  const [at, by] = ['2026-11-20T10:00:00.000Z', '須磨 蓮']
  const { subject, text } = letter('stopped')
  const answers = [{ id: keyOf('stopped'), subject, text, by, at, how: 'sending' as const }]
  await receive(desk, 21, { answers })
  const mails = await mailsOf(async () => {
    const said = await answer(21, letter('stopped'))
    expect([said.status, await said.text()]).toEqual([
      409,
      expect.stringContaining('お客様に届いたか確認できません。'),
    ])
  })
  expect(mails).toEqual([])
  expect(await stored(21)).toMatchObject({ status: 'new', answers: [{ how: 'sending' }] })
  expect(await (await send('/api/enquiries/export.csv')).text()).toContain(
    '送信できたか確認できません',
  )
  // Staff who know better note it.
  expect((await answer(21, letter('stopped', { how: 'program' }))).status).toBe(200)
  expect(await stored(21)).toMatchObject({ status: 'done', answers: [{ how: 'program' }] })
})

test('the key of a letter belongs to one enquiry, whether that is open, in the trash or asked at once (attack 5)', async () => {
  for (const number of [22, 23, 24]) await receive(desk, number)
  await answer(22, letter('mine'))
  const refused = async (number: number, key: string, how = 'desk') => {
    const said = await answer(number, letter(key, { how }))
    return [said.status, (await said.text()).includes('別のお問い合わせのものです')]
  }
  const mails = await mailsOf(async () => {
    expect(await refused(23, 'mine')).toEqual([409, true])
    expect(await refused(23, 'mine', 'program')).toEqual([409, true])
    await payload.update({
      collection: 'enquiries',
      id: idOf(22),
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await refused(23, 'mine')).toEqual([409, true])
  })
  expect([mails, (await stored(23)).answers]).toEqual([[], []])
  const both = await mailsOf(async () => {
    const [one, other] = await Promise.all([23, 24].map((number) => answer(number, letter('ours'))))
    expect([one?.status, other?.status].toSorted()).toEqual([200, 409])
  })
  expect(both).toHaveLength(1)
})

test('strangers, restaurant editors of another house, and letters about no table are refused', async () => {
  const editor = await as('restaurantEditor', { restaurants: [other.id] })
  const own = await as('restaurantEditor', { restaurants: [shop.id], email: 'own@example.jp' })
  await receive(desk, 7, TABLE)
  const mails = await mailsOf(async () => {
    expect((await answer(7, letter('seven'), stranger)).status).toBe(401)
    expect((await answer(7, letter('seven'), editor.send)).status).toBe(404)
    expect((await answer(5, letter('table', { table: 'confirmed' }))).status).toBe(404)
    expect((await answer(99, letter('nobody'))).status).toBe(404)
  })
  expect(mails).toEqual([])
  expect(await mailsOf(() => answer(7, letter('seven'), own.send))).toHaveLength(1)
  const search = await editor.send('/api/enquiries?where[answers.text][like]=傘')
  expect((await search.json()).totalDocs).toBe(0)
})

test('what was answered is not rewritten when staff save, and is in the exported table', async () => {
  const changes = { notes: 'Window.', answers: [] }
  expect((await send(`/api/enquiries/${idOf(1)}`, changes, 'PATCH')).status).toBe(200)
  expect(await stored(1)).toMatchObject({ notes: 'Window.', answers: [{}, {}] })
  const csv = await (await send('/api/enquiries/export.csv')).text()
  expect(csv).toContain('"返信"')
  expect(csv).toMatch(
    /"20\d\d-\d\d-\d\d \d\d:\d\d 須磨 蓮\nRe: 忘れ物\n傘をお預かりしております。\n\n20/,
  )
})

test('a letter from a mail program is kept without being sent', async () => {
  await receive(desk, 8)
  const mails = await mailsOf(() => answer(8, letter('eight', { how: 'program' })))
  expect(mails).toEqual([])
  expect(await stored(8)).toMatchObject({ status: 'done', answers: [{ how: 'program' }] })
})

test('an answered enquiry that was taken for spam is done again, one that was not is new', async () => {
  await receive(desk, 9)
  await receive(desk, 10, { ...TABLE, status: 'done', tableState: 'confirmed' })
  const query = new URLSearchParams([8, 9, 10].map((n, at) => [`where[id][in][${at}]`, idOf(n)]))
  for (const status of ['spam', 'new']) {
    const changed = await send(`/api/enquiries?depth=0&${query}`, { status }, 'PATCH')
    expect(changed.status).toBe(200)
  }
  const states = await Promise.all([8, 9, 10].map(async (n) => (await stored(n)).status))
  expect(states).toEqual(['done', 'new', 'done'])
})

test('the letters to one person are erased with what they wrote', async () => {
  await receive(desk, 11, { email: 'gone@example.jp' })
  await answer(11, letter('eleven', { text: 'gone with the wind of Zushi' }))
  expect(await storedEnquiries()).toContain('gone with the wind of Zushi')
  using _logged = logLines()
  const erased = await send('/api/enquiries/person', {
    contact: 'gone@example.jp',
    erase: [idOf(11)],
  })
  expect((await erased.json()).erased).toBe(1)
  expect(await storedEnquiries()).not.toContain('gone with the wind of Zushi')
})

test(
  'an account sends sixty letters an hour, and is told when it may send the next',
  proves('L23'),
  async () => {
    const busy = await as('inbox', { email: 'busy@example.jp' })
    await receive(desk, 12)
    const { limitReached } = await import('./send-limit.ts')
    for (let number = 0; number < 60; number++) limitReached(busy.user.id, Date.now())
    const mails = await mailsOf(async () => {
      const said = await answer(12, letter('too many'), busy.send)
      expect([said.status, await said.text()]).toEqual([
        429,
        expect.stringMatching(/1時間に60通までです。次は\d\d:\d\dから送れます。/),
      ])
    })
    expect(mails).toEqual([])
    expect(limitReached(busy.user.id, Date.now() + 3_600_001)).toBeNull()
  },
)
