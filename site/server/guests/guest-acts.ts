import type { IncomingMessage } from 'node:http'
import { ACT_WORDS_LIMIT, type GuestAct } from '@noren/contract/enquiry/guest-act'
import { writeClock } from '@noren/contract/hours/clock'
import { isBlank } from '@noren/contract/invisible'
import type { Language } from '@noren/contract/language'
import { type GuestTable, requestOf } from '@noren/contract/reservation/guest-link'
import { errorFacts, log } from '@noren/kit/process/log'
import {
  type NewAct,
  type Spool,
  SpoolUnavailable,
  type StoredAct,
} from '../enquiries/spool/spool.ts'
import { uuidV7 } from '../enquiries/spool/uuid-v7.ts'
import { isCrossSite } from '../http/request/cross-site.ts'
import { decodeUtf8, readBody } from '../http/request/read-body.ts'
import { laterTimes, type Typed } from './guest-forms.ts'
import type { guestWords } from './words/en.ts'

/** Why an act was not taken, and with which status. */
export const REFUSALS = {
  nothing: 422,
  long: 422,
  badForm: 400,
  crossSite: 403,
  tooMany: 429,
  usedUp: 409,
  failed: 503,
} as const satisfies { [P in keyof (typeof guestWords)['problems']]: number }

export type Refusal = keyof typeof REFUSALS

/** Far more than the longest form: every letter of it takes up to twelve bytes. */
const FORM_BYTES = 16 * 1024
const FORM_TYPE = /^application\/x-www-form-urlencoded(?: *; *charset=(?:"utf-8"|utf-8))?$/i
const KEY = /^[0-9a-f]{24}$/
/** Acts whose forms have a button alone. */
const WORDLESS = ['cancelled', 'unreminded'] as const satisfies GuestAct['kind'][]
/** Control characters that no mail or list can show. */
const UNPRINTABLE = /[^\P{Cc}\t\n]/u

/** A form as it was sent: the act, or why it is none. */
type ReadForm = { typed?: Typed } & ({ act: GuestAct; key: string } | { refusal: Refusal })

/** Reads what a guest sends from the page of a link. */
export async function readForm(
  request: Request,
  incoming: IncomingMessage,
  table: GuestTable,
  origins: readonly string[],
): Promise<ReadForm> {
  if (isCrossSite(withoutNullOrigin(request.headers), origins)) return { refusal: 'crossSite' }
  const isForm = FORM_TYPE.test(request.headers.get('content-type') ?? '')
  if (!isForm || request.headers.has('content-encoding')) return { refusal: 'badForm' }
  const body = await readBody(incoming, FORM_BYTES)
  const text = Buffer.isBuffer(body) ? decodeUtf8(body) : null
  if (text === null) return { refusal: 'badForm' }
  const sent = new URLSearchParams(text)
  const key = sent.get('key') ?? ''
  if (!KEY.test(key)) return { refusal: 'badForm' }
  const { id: of } = table
  const wordless = WORDLESS.find((kind) => kind === sent.get('act'))
  if (wordless) return { act: { of, kind: wordless }, key }
  if (sent.get('act') !== 'said') return { refusal: 'badForm' }
  return readSaid(sent, table, key)
}

function readSaid(sent: URLSearchParams, table: GuestTable, key: string): ReadForm {
  const typed: Typed = {
    people: sent.get('people') ?? '',
    time: sent.get('time') ?? '',
    words: (sent.get('words') ?? '').replace(/\r\n?/g, '\n').trim(),
    key,
  }
  const people = Number(typed.people)
  const isFewer = Number.isInteger(people) && people >= 1 && people < table.people
  const isLater = laterTimes(table).map(writeClock).includes(typed.time)
  const words = isBlank(typed.words) ? '' : typed.words
  if ([...words].length > ACT_WORDS_LIMIT) return { refusal: 'long', typed }
  if (!words.isWellFormed() || UNPRINTABLE.test(words)) return { refusal: 'badForm' }
  if (!isFewer && !isLater && words === '') return { refusal: 'nothing', typed }
  const act: GuestAct = {
    of: table.id,
    kind: 'said',
    ...(isFewer && { people }),
    ...(isLater && { time: typed.time }),
    ...(words && { words }),
  }
  return { act, key, typed }
}

/**
 * Pages without a referrer send their forms with the origin "null". Where a browser says nothing else,
 * that is no reason to refuse: whoever makes the address has the link already.
 */
function withoutNullOrigin(headers: Request['headers']) {
  return {
    get: (name: string) => {
      const value = headers.get(name)
      return name === 'origin' && value === 'null' ? null : value
    },
  }
}

/** Stores an act, and calls `stored` once it is durable. @returns why it was not stored, if so */
export async function storeAct(
  spool: Pick<Spool, 'storeAct'>,
  { act, key }: Pick<NewAct, 'act' | 'key'>,
  table: GuestTable,
  { language, now, stored }: { language: Language; now: number; stored: () => void },
): Promise<Refusal | null> {
  const id = uuidV7(now)
  let kind: StoredAct['kind']
  try {
    const request = requestOf(table)
    ;({ kind } = await spool.storeAct({ id, receivedAt: now, language, act, table: request, key }))
  } catch (error) {
    if (!(error instanceof SpoolUnavailable))
      log('error', 'guest act not stored', errorFacts(error))
    return 'failed'
  }
  if (kind === 'used-up') return 'usedUp'
  if (kind === 'stored') {
    log('info', 'guest act stored', { id, act: act.kind })
    stored()
  }
  return null
}
