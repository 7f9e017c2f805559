import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { temporaryFolder } from '../support/folders.ts'
import { framings } from '../support/framings.ts'
import { BEHIND_A_PROXY, PROXIES, startProxy } from '../support/proxied.ts'
import { rawRequest } from '../support/raw-http.ts'
import { type Site, startSite } from '../support/site.ts'

const HOST = 'www.example.jp'
const SUBMIT = '/api/contact-submission/create-submission'

let site: Site
let token: string
const started = new AsyncDisposableStack()

beforeAll(async () => {
  const data = started.use(await temporaryFolder())
  const limits = { ENQUIRY_LIMIT_PER_MINUTE: '1000', ENQUIRY_LIMIT_PER_HOUR: '1000' }
  site = await startSite(data.path, { ...BEHIND_A_PROXY, ...limits })
  started.defer(site.stop)
  token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
})
afterAll(() => started.disposeAsync())

/** A whole request that sends an enquiry. */
function enquiry(message: string): string {
  const sent = { name: 'Hanako', phone: '0460001234', email: 'a@example.jp', subject: 'Table' }
  const body = JSON.stringify({ ...sent, message })
  const head = [`Host: ${HOST}`, 'Content-Type: application/json', `Content-Length: ${body.length}`]
  return `POST ${SUBMIT} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`
}

/** Sends bytes, and waits until what answers closes the line, as each of these requests asks it to. */
function send(port: number, isSecure: boolean, bytes: string): Promise<string> {
  const place = { port, host: '127.0.0.1' }
  return new Promise((resolve) => {
    let text = ''
    const socket = isSecure
      ? connectSecurely({ ...place, servername: HOST, rejectUnauthorized: false })
      : connect(place)
    socket.setEncoding('latin1').on('data', (piece: string) => {
      text += piece
    })
    socket.on('error', () => {}).on('close', () => resolve(text))
    socket.write(bytes, 'latin1')
  })
}

async function messages(): Promise<string[]> {
  const { body } = await rawRequest({
    port: site.port,
    method: 'GET',
    target: '/internal/enquiries?limit=100',
    headers: { Authorization: internalAuthorization(token) },
  })
  return [...body.matchAll(/"message":"([^"]*)"/g)].map(([, message = '']) => message)
}

test.each(['the site alone', ...PROXIES.map((name) => `the site behind ${name}`)])(
  'no way to say where a request ends gets a second one past %s',
  proves('H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08', 'H09', 'H10', 'H17'),
  async (place) => {
    const name = PROXIES.find((each) => place.endsWith(each))
    await using proxy = name ? await startProxy(name, { sites: [site.port] }) : null
    const [port, isSecure] = proxy ? [proxy.port, true] : [site.port, false]
    const start = `POST ${SUBMIT} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n`
    const before = await messages()

    const odd = Object.entries(framings(enquiry(`hidden, ${place}`)))
    const answers = await Promise.all(
      odd.map(async ([what, rest]) => [what, await send(port, isSecure, start + rest)] as const),
    )
    for (const [what, answer] of answers) {
      // One answer at most, and no acceptance: the enquiry inside is a body, or nothing.
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (?!100)(\d{3})/g)].map(
        ([, status]) => status,
      )
      expect([what, statuses.length <= 1, statuses.includes('201')]).toEqual([what, true, false])
    }

    const openly = enquiry(`open, ${place}`).replace('\r\n', '\r\nConnection: close\r\n')
    expect(await send(port, isSecure, openly)).toMatch(/^HTTP\/1\.1 201 /)
    expect(await messages()).toEqual([...before, `open, ${place}`])
    // What was left behind on no line of a proxy is given to the next visitors.
    for (const page of ['/', '/ja', '/about', '/ja/about', '/contact', '/restaurants']) {
      const next = `GET ${page} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`
      const canonical = `https://${HOST}${page}"`
      expect(await send(port, isSecure, next)).toContain(`rel="canonical" href="${canonical}`)
    }
  },
)
