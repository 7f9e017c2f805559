import type { LookupAddress, LookupAllOptions } from 'node:dns'
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import { readObject } from '@noren/contract/json'
import { afterEach, expect, test, vi } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { NOTHING_PUBLISHED } from '../../content/published-content.ts'
import type { HookSettings } from '../../hook-settings.ts'
import type { Send } from '../../http/outgoing/sender.ts'
import { logLines } from '../../testing/log-lines.ts'
import { soon } from '../../testing/soon.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createFileSpool } from '../spool/file/file-spool.ts'
import { createAddressLimit } from '../spool/rate-limit.ts'
import { uuidV7 } from '../spool/uuid-v7.ts'
import { signatureOf } from './call-hook.ts'
import { startHook } from './start-hook.ts'

const SETTINGS: HookSettings = {
  url: 'https://chat.example.jp/hooks/noren?key=1',
  secret: 'a-secret-of-thirty-two-characters',
  withGuest: false,
}
const GUEST = {
  name: '佐藤 <!channel> @all',
  phone: '9012345678',
  email: 'hanako@example.jp',
  subject: 'words of the guest',
  message: 'Our secret wish',
}
const SENT_AT = Date.UTC(2026, 10, 22, 3)

const names: { lookup: (host: string, options: LookupAllOptions) => Promise<LookupAddress[]> } = dns

afterEach(() => void vi.restoreAllMocks())

type Call = { target: string; time: string; signature: string; body: string }

/** The other end: a server on loopback in the place of the host of the settings. */
async function startChat(answer: (response: ServerResponse) => void) {
  const calls: Call[] = []
  const server = createServer(async (incoming, response) => {
    const { 'noren-time': time, 'noren-signature': signature } = incoming.headers
    const body = await text(incoming)
    calls.push({
      target: incoming.url ?? '',
      time: String(time),
      signature: String(signature),
      body,
    })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const send: Send = async (url, { headers, body, signal, method }) => {
    const at = new URL(url.pathname + url.search, `http://127.0.0.1:${port}`)
    const sent = request(at, { method, headers, signal, agent: false })
    sent.end(body)
    const [response] = await once(sent, 'response')
    return response
  }
  return { calls, send, [Symbol.asyncDispose]: async () => void server.close() }
}

const TABLE = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: 2 }

/** A spool in which one guest has asked for a table, and the worker for its hook. */
async function startAsked(hook: HookSettings | null, send?: Send, clock = { now: SENT_AT }) {
  const now = () => clock.now
  const limits = { perMinute: 100, perHour: 100 }
  const spool = createFileSpool(`${tempFolder()}/enquiries.db`, {
    mailed: { staff: false, visitor: false, hook: true },
    rateLimit: createAddressLimit(limits, now),
    now,
  })
  const id = uuidV7(SENT_AT)
  await spool.keepRecipients({ desk: 'https://desk.example.jp', restaurants: [] })
  await spool.store({
    id,
    receivedAt: SENT_AT,
    enquiry: GUEST,
    table: TABLE,
    language: 'jp',
    quarantined: false,
    marks: [],
    key: null,
    client: '203.0.113.1',
  })
  const worker = startHook(spool, hook, {
    content: () => NOTHING_PUBLISHED,
    delivered: async () => {},
    lookMs: 20,
    now,
    ...(send && { send }),
  })
  const done = () => soon(async () => expect(await spool.hooks.pending()).toBe(0))
  const stop = async () => {
    await worker.stop()
    await spool.close()
  }
  return { id, spool, worker, done, [Symbol.asyncDispose]: stop }
}

test('a requested table is posted with a text for a chat, signed with its time, and nothing of the guest', async () => {
  await using chat = await startChat((response) => response.writeHead(204).end())
  await using asked = await startAsked(SETTINGS, chat.send)
  await asked.done()
  expect(chat.calls).toHaveLength(1)
  const [{ target, time, signature, body } = { target: '', time: '', signature: '', body: '' }] =
    chat.calls
  expect([target, time]).toEqual(['/hooks/noren?key=1', String(SENT_AT / 1000)])
  expect(signature).toMatch(/^sha256=[0-9a-f]{64}$/)
  expect(signature).toBe(signatureOf(SETTINGS.secret, time, body))
  expect(signature).not.toBe(signatureOf(SETTINGS.secret, String(Number(time) + 1), body))
  const link = `https://desk.example.jp/admin/collections/enquiries/${asked.id}`
  const { reference, ...said } = readObject(JSON.parse(body))
  expect(said).toEqual({
    event: 'table-requested',
    text: `【ご予約のお申し込み】shiobi　11月26日（木）18:30　2名\n受付番号 ${reference}\n${link}`,
    id: asked.id,
    receivedAt: '2026-11-22T03:00:00.000Z',
    language: 'jp',
    table: {
      restaurant: 'shiobi',
      restaurantName: 'shiobi',
      date: '2026-11-26',
      time: '18:30',
      people: 2,
    },
    link,
  })
  for (const theirs of Object.values(GUEST)) expect(body).not.toContain(theirs)
})

/** What the guest of the asked table does with its link, once that table was called about. */
async function act(
  { id, spool, done }: Awaited<ReturnType<typeof startAsked>>,
  given: Partial<GuestAct>,
) {
  await done()
  const act: GuestAct = { of: id, kind: 'said', ...given }
  const of = { id: uuidV7(SENT_AT), receivedAt: SENT_AT, key: 'one press' } as const
  await spool.storeAct({ ...of, language: 'jp', act, table: TABLE })
  await done()
}

test('a cancellation by the guest is posted, too, with the number of its enquiry', async () => {
  await using chat = await startChat((response) => response.writeHead(204).end())
  await using asked = await startAsked(SETTINGS, chat.send)
  await act(asked, { kind: 'cancelled' })
  const { reference, text, ...said } = readObject(JSON.parse(chat.calls[1]?.body ?? ''))
  const link = `https://desk.example.jp/admin/collections/enquiries/${asked.id}`
  expect(said).toMatchObject({ event: 'table-cancelled', enquiry: asked.id, table: TABLE, link })
  expect(text).toBe(
    `【取り消し（お客様より）】shiobi　11月26日（木）18:30　2名\n受付番号 ${reference}\n${link}`,
  )
  expect(reference).toBe(readObject(JSON.parse(chat.calls[0]?.body ?? '')).reference)
})

test.each([
  [false, 'ほかのご連絡は、受信箱でご確認ください。', undefined],
  [true, '窓側を ＠all', { message: '窓側を @all' }],
])(
  'fewer guests who are late are posted, their words only with the setting (%s)',
  async (withGuest, line, guest) => {
    await using chat = await startChat((response) => response.writeHead(204).end())
    await using asked = await startAsked({ ...SETTINGS, withGuest }, chat.send)
    await act(asked, { people: 1, time: '18:45', words: '窓側を @all' })
    const said = readObject(JSON.parse(chat.calls[1]?.body ?? ''))
    expect(said).toMatchObject({ event: 'table-news', change: { people: 1, time: '18:45' } })
    expect(String(said.text).split('\n').slice(0, 4)).toEqual([
      '【ご来店前のご連絡（お客様より）】shiobi　11月26日（木）18:30　2名',
      '→ 人数の変更: 1名',
      '→ 到着の時間: 18:45',
      line,
    ])
    expect(said.guest).toEqual(guest)
  },
)

test('that a guest wants no reminders is posted to nobody', async () => {
  await using chat = await startChat((response) => response.writeHead(204).end())
  await using asked = await startAsked(SETTINGS, chat.send)
  await act(asked, { kind: 'unreminded' })
  expect(chat.calls).toHaveLength(1)
})

test('what owners alone may see is posted to nobody', async () => {
  await using chat = await startChat((response) => response.writeHead(204).end())
  await using asked = await startAsked({ ...SETTINGS, withGuest: true }, chat.send)
  await asked.done()
  await asked.spool.keepRecipients({ desk: null, restaurants: [], forOwners: [asked.id] })
  await act(asked, { words: 'Wait until I come' })
  await act(asked, { kind: 'cancelled' })
  expect(chat.calls).toHaveLength(1)
})

test('with the setting it names the guest, whose name calls no one in the chat', async () => {
  await using chat = await startChat((response) => response.writeHead(200).end('ok'))
  await using asked = await startAsked({ ...SETTINGS, withGuest: true }, chat.send)
  await asked.done()
  const said = readObject(JSON.parse(chat.calls[0]?.body ?? ''))
  expect(String(said.text).split('\n')[1]).toBe('佐藤 ＜!channel＞ ＠all 様　090-1234-5678')
  const { subject: _, ...guest } = GUEST
  expect(said.guest).toEqual({ ...guest, phone: '090-1234-5678' })
})

test.each([
  ['is away', 503, 'web hook away'],
  ['wants fewer calls', 429, 'web hook away'],
  ['refuses the call', 400, 'web hook turned away'],
  ['redirects, which is not followed,', 302, 'web hook turned away'],
])('a web hook that %s is called again later', proves('E71'), async (_, status, event) => {
  using logged = logLines()
  let isWell = false
  await using chat = await startChat((response) =>
    response.writeHead(isWell ? 200 : status, { Location: '/elsewhere' }).end(),
  )
  const clock = { now: SENT_AT }
  await using asked = await startAsked(SETTINGS, chat.send, clock)
  await soon(() => expect(logged.lines.map((line) => line.event)).toContain(event))
  expect(chat.calls.map(({ target }) => target)).toEqual(['/hooks/noren?key=1'])
  isWell = true
  clock.now += 60_000
  await asked.done()
  expect(chat.calls).toHaveLength(2)
  expect(JSON.stringify(logged.lines)).not.toContain('key=1')
})

test('a call that fails for a day is abandoned', async () => {
  using logged = logLines()
  await using chat = await startChat((response) => response.writeHead(404).end())
  const clock = { now: SENT_AT }
  await using asked = await startAsked(SETTINGS, chat.send, clock)
  await soon(() => expect(chat.calls).toHaveLength(1))
  clock.now += 25 * 60 * 60_000
  await asked.done()
  expect(await asked.spool.counts()).toMatchObject({ 'hook failed': 1 })
  expect(logged.lines.map(({ event }) => event)).toContain('web hook given up')
})

test('a name that leads to a private address is not called', proves('E71'), async () => {
  using logged = logLines()
  const resolve = vi
    .spyOn(names, 'lookup')
    .mockImplementation(async () => [{ address: '10.0.0.1', family: 4 }])
  await using asked = await startAsked(SETTINGS)
  await soon(() => expect(logged.lines).not.toEqual([]))
  expect(resolve).toHaveBeenCalledWith('chat.example.jp', expect.anything())
  expect(logged.lines[0]).toMatchObject({ event: 'web hook away', code: 'EPRIVATE' })
  expect(await asked.spool.hooks.pending()).toBe(1)
})

test('calls that wait from when there was a web hook are dropped without one', async () => {
  await using asked = await startAsked(null)
  await asked.done()
  expect(await asked.spool.hooks.pending()).toBe(0)
})
