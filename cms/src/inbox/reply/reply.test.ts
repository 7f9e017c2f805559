import { expect, test } from 'vitest'
import { idOf, receive } from '../../../test/received.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const LETTERS = '/api/globals/reply-letters'

const { payload, send, stranger, user } = await openSignedInDesk({
  role: 'editor',
  name: '佐藤 花',
})
const { quoteOf, replyTo } = await import('./reply-to.ts')

async function lettersFor(language: 'en' | 'jp') {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: idOf(1) } },
  })
  const enquiry = { ...(docs[0] ?? (await received())), language }
  const replies = await replyTo({ payload, i18n: { language: 'ja' }, user }, enquiry, null)
  return { replies, answer: replies.find(({ id }) => id === 'answer'), quote: quoteOf(enquiry) }
}

const received = () =>
  receive({ payload }, 1, {
    phone: '090-1234-5678',
    subject: '忘れ物',
    message: '傘を忘れました。\r\n\r\n青い傘です。',
  })

const save = (locale: string, data: object) =>
  send(`${LETTERS}?locale=${locale}`, data, 'POST', { 'Accept-Language': locale })

test('before staff write any templates, a reply is ready in the visitor’s language', async () => {
  const { answer, quote } = await lettersFor('jp')
  expect(answer?.subject).toMatch(/^Re: 忘れ物（受付番号 [0-9A-Z]{4}-[0-9A-Z]{4}）$/)
  expect(answer?.text).toMatch(
    /^山田 花子 様\n\nこのたびはお問い合わせいただき、誠にありがとうございます。\n/,
  )
  expect(quote).toBe(
    '2026-11-20 18:00 山田 花子様からのお問い合わせ：\n> 傘を忘れました。\n>\n> 青い傘です。',
  )
  expect((await lettersFor('en')).answer?.text).toMatch(/^Dear 山田 花子,\n/)
})

test('an editor changes a template, and the other language keeps its own', async () => {
  const screen = await send(`${LETTERS}?locale=ja`)
  const { answer, ...others } = await screen.json()
  expect(answer.text).toMatch(/^\{name\} 様\n/)
  const changed = { ...answer, text: '{name} 様\n\nいつもありがとうございます。\n' }
  const saved = await save('ja', { ...others, answer: changed })
  expect(saved.status).toBe(200)
  expect((await lettersFor('jp')).answer?.text).toBe(
    '山田 花子 様\n\nいつもありがとうございます。\n',
  )
  expect((await lettersFor('en')).answer?.text).toMatch(/^Dear 山田 花子,\n\nThank you for writing/)
  const english = await send(`${LETTERS}?locale=en`)
  expect((await english.json()).answer.text).toMatch(/^Dear \{name\},\n/)
})

test('a misspelt placeholder is named in the user’s language, and nothing is saved', async () => {
  const before = await lettersFor('jp')
  const ja = await save('ja', { answer: { text: '{naem} 様' } })
  expect([ja.status, await ja.text()]).toEqual([
    400,
    expect.stringContaining(
      '「{naem}」は置き換えられません。次の印を半角のまま書いてください：{name}、{reference}、{subject}',
    ),
  ])
  const en = await save('en', { answer: { subject: 'About {restaurant}' } })
  expect([en.status, await en.text()]).toEqual([
    400,
    expect.stringContaining('“{restaurant}” is not filled in.'),
  ])
  expect(await lettersFor('jp')).toEqual(before)
})

test('without a mail server, reminders cannot be switched on, and the answer says why', async () => {
  const refused = await save('ja', { reminder: { isOn: true } })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('（REPLY_FROM）がないため、リマインドは送れません。'),
  ])
  expect((await payload.findGlobal({ slug: 'reply-letters' })).reminder?.isOn).toBe(false)
})

test('strangers neither read nor change the texts', async () => {
  expect((await stranger(LETTERS)).status).toBe(403)
  expect((await stranger(LETTERS, { answer: { text: 'x' } })).status).toBe(403)
})

test('staff add a text of their own, which guests of its language alone are answered with', async () => {
  const screen = await send(`${LETTERS}?locale=ja`)
  const own = [
    {
      title: '満席の夜',
      kind: 'declined',
      subject: '{when}について',
      text: '{restaurant}は満席です。',
    },
    { title: '傘', kind: 'answer', subject: '傘', text: '{name} 様\n\n傘があります。' },
  ]
  expect((await save('ja', { ...(await screen.json()), own })).status).toBe(200)
  const titles = async (language: 'en' | 'jp') =>
    (await lettersFor(language)).replies.map(({ title }) => title)
  expect(await titles('jp')).toEqual(['一般のお問い合わせ', '採用', '取材・お取引', 'お詫び', '傘'])
  expect(await titles('en')).toEqual(['一般のお問い合わせ', '採用', '取材・お取引', 'お詫び'])
  const umbrella = (await lettersFor('jp')).replies.at(-1)
  expect([umbrella?.text, umbrella?.table]).toEqual(['山田 花子 様\n\n傘があります。', null])
  const misspelt = await save('ja', { own: [{ ...own[1], text: '{when}' }] })
  expect([misspelt.status, await misspelt.text()]).toEqual([
    400,
    expect.stringContaining('「{when}」は置き換えられません。'),
  ])
})

test('a letter names the member of staff who writes it once the company wants that', async () => {
  await payload.updateGlobal({
    slug: 'company',
    locale: 'ja',
    data: {
      name: '波織',
      legalName: '株式会社波織',
      description: '海辺の店。',
      phone: '046-000-0100',
      address: '神奈川県逗子市架空浜0-9',
      copyright: '波織',
      privacy: 'お返事にだけ使います。',
      _status: 'published',
    },
  })
  expect((await lettersFor('jp')).answer?.text).not.toContain('佐藤')
  expect((await save('ja', { namesWriter: true })).status).toBe(200)
  expect((await lettersFor('jp')).answer?.text).toContain('―\n波織\n担当：佐藤 花\n')
})
