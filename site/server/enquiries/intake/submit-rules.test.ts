import { referenceOf } from '@noren/contract/enquiry/reference'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, errorsOf, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'

const start = () => runSite({ env: NO_LIMITS })

const PHONE = 'Phone number must be exactly 10 digits'
const EMAIL = 'Please enter a valid email address'

/** Sends each value in a field of an otherwise valid enquiry; answers the field's messages. */
async function messagesFor(
  site: RunningSite,
  field: keyof typeof VALID,
  values: unknown[],
): Promise<unknown[]> {
  const messages: unknown[] = []
  for (const value of values) {
    const answer = await submit(site, { ...VALID, [field]: value })
    messages.push(answer.status === 422 ? errorsOf(answer)[field] : answer.status)
  }
  return messages
}

test(
  'a valid enquiry is stored and answered with a message',
  proves('API-15', 'API-16'),
  async () => {
    await using site = await start()
    const { status, body, headers } = await submit(site, VALID)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      success: true,
      message: 'Your message has been sent successfully!',
    })
    expect(headers.get('cache-control')).toBe('no-store')
    const [stored, ...others] = await collect(site)
    expect(others).toEqual([])
    expect(body.reference).toBe(referenceOf(stored?.id ?? ''))
    expect(stored?.raw).toMatchObject({
      ...VALID,
      language: 'en',
      quarantined: false,
      marks: [],
      mailedAt: null,
    })
  },
)

test(
  'an empty object gets the message of every field and stores nothing',
  proves('E01', 'API-17', 'VAL-14'),
  async () => {
    await using site = await start()
    const answer = await submit(site, {})
    expect(answer.status).toBe(422)
    expect(answer.body.success).toBe(false)
    expect(errorsOf(answer)).toEqual({
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    })
    expect(answer.body.message).toBe(
      'Name is required. Phone number is required. Email is required. Subject is required. Message is required',
    )
    expect(await collect(site)).toEqual([])
  },
)

test('a Japanese visitor is answered in Japanese', proves('VAL-14'), async () => {
  await using site = await start()
  const answer = await submit(site, { ...VALID, name: '' }, { [SUBMISSION_HEADERS.language]: 'jp' })
  expect(errorsOf(answer)).toEqual({ name: 'お名前を入力してください' })
  expect((await submit(site, VALID, { [SUBMISSION_HEADERS.language]: 'jp' })).body.message).toBe(
    'お問い合わせを送信しました。ありがとうございます。',
  )
  const [stored] = await collect(site)
  expect(stored?.raw.language).toBe('jp')
})

test(
  'without a usable language header the page it was sent from decides, else English',
  proves('E60'),
  async () => {
    await using site = await start()
    const messageFor = async (headers: Record<string, string>) =>
      errorsOf(await submit(site, { ...VALID, name: '' }, headers)).name
    const japanese = { Referer: `${site.origin}/ja/contact` }
    expect(await messageFor(japanese)).toBe('お名前を入力してください')
    for (const language of ['<script>', '../../', 'ja', '']) {
      expect(await messageFor({ [SUBMISSION_HEADERS.language]: language })).toBe('Name is required')
    }
  },
)

test('a name of nothing but spaces of any kind is missing', proves('E02'), async () => {
  await using site = await start()
  const messages = await messagesFor(site, 'name', ['   ', '\u3000\u3000', '\u200B'])
  expect(messages).toEqual(Array(3).fill('Name is required'))
  expect(await collect(site)).toEqual([])
})

test('an empty phone or email is missing', proves('E03', 'E08'), async () => {
  await using site = await start()
  expect(await messagesFor(site, 'phone', [''])).toEqual(['Phone number is required'])
  expect(await messagesFor(site, 'email', [''])).toEqual(['Email is required'])
})

test(
  'a phone number is ten ASCII digits, given as a text',
  proves('E04', 'E06', 'E07'),
  async () => {
    await using site = await start()
    const values = ['12345', '12345678901', '+81312345678', '٠٣١٢٣٤٥٦٧٨', 312345678, 'call me']
    expect(await messagesFor(site, 'phone', values)).toEqual(Array(6).fill(PHONE))
    expect(await collect(site)).toEqual([])
  },
)

test('a phone number in full-width digits is stored in ASCII', proves('E05'), async () => {
  await using site = await start()
  expect((await submit(site, { ...VALID, phone: '０３１２３４５６７８' })).status).toBe(201)
  const [stored] = await collect(site)
  expect(stored?.raw.phone).toBe('0312345678')
})

test('a phone number that may lack a digit is accepted and flagged for staff', async () => {
  await using site = await start()
  expect((await submit(site, { ...VALID, phone: '0901234567' })).status).toBe(201)
  const [stored] = await collect(site)
  expect(stored?.raw.marks).toEqual(['phone-may-lack-a-digit'])
})

test(
  'anything but one plain email address is refused',
  proves('E09', 'E10', 'E12', 'E13', 'E15'),
  async () => {
    await using site = await start()
    const values = [
      ...['a', 'a@', '@b.jp', 'a@b', 'a b@c.jp', 'a@b..jp', 'a@-b.jp', 'a@b.jp.'],
      ...[`${'a'.repeat(250)}@b.jp`, `${'a'.repeat(65)}@b.jp`],
      ...['a@example.jp,b@evil.com', '<a@example.jp>', 'A <a@example.jp>', 'a@example.jp;b@c.jp'],
      '"><script>alert(1)</script>"@example.org',
      '名前@例え.jp',
    ]
    expect(await messagesFor(site, 'email', values)).toEqual(values.map(() => EMAIL))
    expect(await collect(site)).toEqual([])
    expect(await messagesFor(site, 'email', ['a@xn--r8jz45g.jp'])).toEqual([201])
  },
)

test('line breaks cannot get into a line', proves('E11', 'E16', 'E17'), async () => {
  await using site = await start()
  const emails = ['"a\r\nBcc: x@evil.com"@example.jp', 'a@example.jp\r\nBcc: x@evil.com']
  expect(await messagesFor(site, 'email', emails)).toEqual([EMAIL, EMAIL])
  const subjects = ['Hi\r\nBcc: victim@x.jp', 'Hi\nContent-Type: text/html', 'a\u0085b', 'a\u2028b']
  const line = 'Please write the subject on one line, without control characters'
  expect(await messagesFor(site, 'subject', subjects)).toEqual(Array(4).fill(line))
  expect(await messagesFor(site, 'name', ['x\r\nReply-To: evil'])).toEqual([
    'Please write your name on one line, without control characters',
  ])
  expect(await collect(site)).toEqual([])
})

test('an endless email address is refused without stopping the server', proves('E14'), async () => {
  await using site = await start()
  const timeFor = async (endless: string[]): Promise<number> => {
    const started = performance.now()
    expect(await messagesFor(site, 'email', endless)).toEqual(endless.map(() => EMAIL))
    return performance.now() - started
  }
  const addresses = (length: number) => [`${'a'.repeat(length)}!`, `a@${'a.'.repeat(length / 2)}`]
  await timeFor(addresses(100))
  const short = await timeFor(Array(20).fill(addresses(100)).flat())
  // If each character were compared with all others, one of these would take minutes.
  expect(await timeFor(addresses(100_000))).toBeLessThan(10 * short)
})

test(
  'text that looks like code is stored once, as it was written',
  proves('E18', 'E19', 'E37', 'E38'),
  async () => {
    await using site = await start()
    const texts = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      "'; DROP TABLE enquiries;--",
      '\u0024{7*7} {{7*7}} $(id) ../../etc/passwd %0d%0a',
      '=HYPERLINK("http://evil","x")',
      '+81 -1+1 @SUM(1) ＝1+1',
    ]
    for (const text of texts) {
      const answer = await submit(site, { ...VALID, name: text, subject: text, message: text })
      expect([text, answer.status]).toEqual([text, 201])
    }
    const smuggled = 'one\r\n.\r\nMAIL FROM:<x>\r\n\n.\r\ntwo'
    expect((await submit(site, { ...VALID, message: smuggled })).status).toBe(201)
    const stored = await collect(site)
    expect(stored.map(({ raw }) => raw.message)).toEqual([
      ...texts,
      'one\n.\nMAIL FROM:<x>\n\n.\ntwo',
    ])
    expect(stored.slice(0, 5).map(({ raw }) => raw.subject)).toEqual(texts)
  },
)

test('NUL and lone surrogates are refused in every field', proves('E20', 'E21'), async () => {
  await using site = await start()
  for (const field of ['name', 'phone', 'email', 'subject', 'message'] as const) {
    for (const value of ['a\u0000b', 'a\uD800b']) {
      const body = JSON.stringify({ ...VALID, [field]: value })
      expect([field, (await submit(site, body)).status]).toEqual([field, 422])
    }
  }
  expect(await collect(site)).toEqual([])
})

test('a long message is stored whole', proves('E22'), async () => {
  await using site = await start()
  const message = '長'.repeat(20_001)
  const subject = 's'.repeat(2000)
  expect((await submit(site, { ...VALID, message, subject })).status).toBe(201)
  const [stored] = await collect(site)
  expect(stored?.raw.message).toBe(message)
  expect(stored?.raw.subject).toBe(subject)
})

test('only the five fields are read, the last of each', proves('E32', 'E34', 'E35'), async () => {
  await using site = await start()
  const fields = JSON.stringify(VALID).slice(1)
  for (const extra of [
    '"__proto__":{"admin":true},',
    '"constructor":{"prototype":{"admin":true}},',
    '"id":"mine","status":"handled","createdAt":"1970","quarantined":true,"to":"x@evil",',
    '"name":"first","message":"first",',
  ]) {
    expect([extra, (await submit(site, `{${extra}${fields}`)).status]).toEqual([extra, 201])
  }
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  const stored = await collect(site)
  expect(stored).toHaveLength(1)
  expect(stored[0]?.raw).toMatchObject({ ...VALID, quarantined: false })
  expect(Object.keys(stored[0]?.raw ?? {}).sort()).toEqual(
    [
      ...['email', 'id', 'language', 'mailedAt', 'marks', 'message', 'name'],
      ...['phone', 'quarantined', 'receivedAt', 'subject'],
    ].sort(),
  )
})

test('a value that is no text counts as missing', proves('E33', 'E36'), async () => {
  await using site = await start()
  expect(await messagesFor(site, 'name', [{ $gt: '' }])).toEqual(['Name is required'])
  expect(await messagesFor(site, 'email', [['a@b.jp', 'c@d.jp']])).toEqual(['Email is required'])
  expect(await messagesFor(site, 'message', [true])).toEqual(['Message is required'])
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const body = JSON.stringify({ ...VALID, name: 'NEST' }).replace('"NEST"', nested)
  expect((await submit(site, body)).status).toBe(422)
  expect(await collect(site)).toEqual([])
})

test('emoji, directions and stacked marks are stored as they are', proves('E39'), async () => {
  await using site = await start()
  const texts = ['👨‍👩‍👧‍👦'.repeat(1000), 'abc\u202Edef', `z${'\u0301'.repeat(500)}`]
  for (const message of texts) {
    expect((await submit(site, { ...VALID, message })).status).toBe(201)
  }
  expect((await collect(site)).map(({ raw }) => raw.message)).toEqual(texts)
})
