import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Cms, startCms } from '../e2e/support/cms.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { spellings } from '../e2e/support/fuzz/spellings.ts'
import { rawRequest } from '../e2e/support/raw-http.ts'
import type { Figure } from './figure.ts'

type Request = { method: string; target: string; headers: Record<string, string>; body: string }

/** Nothing listens there: the CMS needs no site for this. */
const NO_SITE = 'http://127.0.0.1:9'
/** Requests in progress at a time. */
const PARALLEL = 50
const PASSWORD = 'woven waves at dawn'
const STAFF = 'hanako@example.jp'
const JSON_TYPE = { 'Content-Type': 'application/json' }

const FORWARDED: Record<string, string>[] = [
  {},
  { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' },
  { Forwarded: 'for=127.0.0.1;host=localhost', 'X-Forwarded-Host': 'localhost' },
  { 'X-Original-URL': '/api/users/first-register', 'X-Matched-Path': '/api/[...slug]' },
]

/** Strangers at the gate of the built CMS: the first account, and guesses after the lock. */
export async function gate(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  const cms = await startCms(data.path, NO_SITE)
  try {
    const database = join(data.path, 'cms.db')
    const atFirst = await sendAll(cms, firstAccounts())
    const strangers = accounts(database)
    await makeAccount(cms)
    await lockAccount(cms)
    const locked = attempts(database)
    const atSignIn = await sendAll(cms, guesses())
    return [
      figure('spellings tried', atFirst.length + atSignIn.length, '≥ 4,000', (n) => n >= 4000),
      {
        name: 'answers',
        value: counted([...atFirst, ...atSignIn]),
        goal: 'no 5xx, none missing',
        met: [...atFirst, ...atSignIn].every((status) => status >= 200 && status < 500),
      },
      figure('accounts made by strangers', strangers, '0', (n) => n === 0),
      figure('guesses before the lock', locked, '5', (n) => n === 5),
      figure('guesses counted past the lock', attempts(database) - locked, '0', (n) => n === 0),
      figure(
        'let in past the lock',
        atSignIn.filter((status) => status === 200).length,
        '0',
        (n) => n === 0,
      ),
    ]
  } finally {
    await cms.stop()
  }
}

/** Every spelling of the address that makes an account, as it is and behind proxies. */
function firstAccounts(): Request[] {
  const body = JSON.stringify({ email: 'stranger@example.jp', password: PASSWORD, role: 'owner' })
  const action = { 'Next-Action': '0'.repeat(42) }
  return [
    ...spellings('/api/users/first-register').map((target) => ({ method: 'POST', target, body })),
    ...spellings('/admin/create-first-user').map((target) => ({ method: 'GET', target, body: '' })),
    ...spellings('/admin/create-first-user').map((target) => ({ method: 'POST', target, body })),
    ...spellings('/api/users').map((target) => ({ method: 'POST', target, body })),
  ].flatMap((request) =>
    FORWARDED.map((forwarded) => ({
      ...request,
      headers: { ...JSON_TYPE, ...forwarded, ...(request.target.startsWith('/admin') && action) },
    })),
  )
}

/** Wrong and right passwords in every spelling of the sign-in. */
function guesses(): Request[] {
  return spellings('/api/users/login').flatMap((target) =>
    ['a wrong guess', PASSWORD].map((password) => signIn(target, password)),
  )
}

function signIn(target: string, password: string): Request {
  const body = JSON.stringify({ email: STAFF, password })
  return { method: 'POST', target, headers: JSON_TYPE, body }
}

/** Resolves to the status of each answer; 0 without an answer. */
async function sendAll(cms: Cms, requests: Request[]): Promise<number[]> {
  const statuses: number[] = []
  const waiting = requests.values()
  const sender = async () => {
    for (const request of waiting) statuses.push(await statusOf(cms, request))
  }
  await Promise.all(Array.from({ length: PARALLEL }, sender))
  return statuses
}

function statusOf({ port }: Cms, request: Request): Promise<number> {
  return rawRequest({ port, ...request }).then(
    ({ status }) => status,
    () => 0,
  )
}

async function makeAccount({ port, output }: Cms): Promise<void> {
  const target = /\/setup\/\S+/.exec(output())?.[0] ?? ''
  const opened = await rawRequest({ port, method: 'GET', target })
  const cookie = /noren-setup=[^;]+/.exec(opened.head)?.[0] ?? ''
  const register = signIn('/api/users/first-register', PASSWORD)
  const made = await rawRequest({ port, ...register, headers: { ...JSON_TYPE, cookie } })
  if (made.status !== 200) throw new Error(`The first account was not made: ${made.body}`)
}

async function lockAccount(cms: Cms): Promise<void> {
  for (let guess = 0; guess < 5; guess++) {
    await statusOf(cms, signIn('/api/users/login', 'a wrong guess'))
  }
}

function accounts(path: string): number {
  return read(path, 'select count(*) as value from users')
}

function attempts(path: string): number {
  return read(path, 'select login_attempts as value from users')
}

function read(path: string, query: string): number {
  const database = new DatabaseSync(path, { readOnly: true })
  const value = database.prepare(query).get()?.value
  database.close()
  return Number(value)
}

function figure(name: string, value: number, goal: string, isMet: (n: number) => boolean): Figure {
  return { name, value: value.toLocaleString('en'), goal, met: isMet(value) }
}

function counted(statuses: number[]): string {
  const groups = Map.groupBy(statuses.toSorted(), (status) => status)
  return [...groups].map(([status, { length }]) => `${status}: ${length}`).join(', ')
}
