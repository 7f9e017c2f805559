import { createLocalReq } from 'payload'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mailHeaders, mailText } from '../../../../scripts/testing/mail-server.ts'
import { proves } from '../../../../scripts/testing/proves.ts'
import { keyOf, letter, openAnsweringDesk } from '../../../test/answering-desk.ts'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'

const desk = await openAnsweringDesk()
const { payload, send, as, stranger, storedEnquiries, answer, stored, mailsOf, refusing } = desk

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

/** What a letter says that confirms a table, from a screen that shows it as not answered. */
const CONFIRM = { table: 'confirmed', shown: 'asked' }

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
              copy: null,
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
  const [mail] = await mailsOf(() => answer(2, letter('confirmed', CONFIRM)))
  expect(mail?.to).toEqual(['guest@example.jp'])
  expect(mail?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8;/)
  expect(mail?.raw).toContain('shiobi-2026-12-24.ics')
  expect(await stored(2)).toMatchObject({
    status: 'done',
    tableState: 'confirmed',
    tableAnsweredBy: '須磨 蓮',
  })
  await receive(desk, 3, TABLE)
  const [declined] = await mailsOf(() =>
    answer(3, letter('declined', { ...CONFIRM, table: 'declined' })),
  )
  expect(declined?.raw).not.toContain('text/calendar')
  expect((await stored(3)).tableState).toBe('declined')
})

test('a letter begun before the guest cancelled is not sent, and the table can be given after a reload', async () => {
  await receive(desk, 13, { ...TABLE, tableState: 'cancelled' })
  const mails = await mailsOf(async () => {
    for (const changes of [CONFIRM, { shown: 'asked' }, { ...CONFIRM, how: 'program' }]) {
      const said = await answer(13, letter('late', changes))
      expect([said.status, await said.text()]).toEqual([
        409,
        expect.stringContaining('お客様がこの予約を取り消しました。'),
      ])
    }
  })
  expect(mails).toEqual([])
  expect(await stored(13)).toMatchObject({ status: 'new', tableState: 'cancelled', answers: [] })
  const given = { ...CONFIRM, shown: 'cancelled' }
  expect(await mailsOf(() => answer(13, letter('given', given)))).toHaveLength(1)
  expect((await stored(13)).tableState).toBe('confirmed')
  // The same letter again, from the screen that did not hear it was sent.
  expect((await answer(13, letter('given', given))).status).toBe(200)
})

test('a cancellation that comes while the letter is on its way stays, beside the letter', async () => {
  await receive(desk, 14, { ...TABLE, tableState: 'cancelled' })
  const { keepLetter } = await import('./keep-letter.ts')
  const { letterSchema } = await import('./letter.ts')
  const req = await createLocalReq({ user: desk.user }, payload)
  await keepLetter(req, idOf(14), v.parse(letterSchema, letter('crossed', CONFIRM)), 'desk')
  expect(await stored(14)).toMatchObject({
    status: 'new',
    tableState: 'cancelled',
    answers: [{ id: keyOf('crossed'), how: 'desk' }],
  })
})

test('a letter that only asks about a table leaves it to be answered', async () => {
  await receive(desk, 4, TABLE)
  await answer(4, letter('asks'))
  expect(await stored(4)).toMatchObject({ status: 'working', tableState: 'asked' })
})

test('a letter that cannot be sent is not kept, the reason says what to do, and it can be sent again', async () => {
  using logged = logLines()
  await receive(desk, 5)
  refusing.code = 550
  const refused = await answer(5, letter('five'))
  expect([refused.status, await refused.text()]).toEqual([
    502,
    expect.stringContaining('お電話でご連絡ください。書いた文章は残っています。'),
  ])
  refusing.code = 421
  const away = await answer(5, letter('five'))
  expect([away.status, await away.text()]).toEqual([
    502,
    expect.stringContaining('メールサーバーにつながりません。'),
  ])
  expect(await stored(5)).toMatchObject({ status: 'new', answers: [] })
  expect(logged.lines.map(({ event }) => event)).toEqual(
    Array(2).fill('a letter could not be sent'),
  )
  refusing.code = null
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
    const { limitReached } = await import('./send-once.ts')
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
