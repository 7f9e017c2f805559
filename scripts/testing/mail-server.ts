import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'

/** One mail as it arrived: the envelope and the raw message. */
type ReceivedMail = { from: string; to: string[]; raw: string }

type MailServer = AsyncDisposable & {
  /** What to set as SMTP_URL. */
  url: string
  port: number
  mails: ReceivedMail[]
  /** How many mails were rejected. */
  refused: () => number
  /** Resolves once this many mails have arrived. */
  received: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/** The settings of a site whose mail goes to a server. */
export const mailTo = (url: string) => ({
  SMTP_URL: url,
  ENQUIRY_TO: 'desk@example.jp',
  ENQUIRY_FROM: 'website@example.jp',
})

// Greets immediately: otherwise it waits a tenth of a second for clients that talk too soon.
SMTPConnection.prototype.init = function greet() {
  this._setListeners(() => this.connectionReady())
}

/**
 * A real SMTP server on loopback. `refuse` makes it reject a mail with a code, `refuseTo` an address; mails to
 * others than `keepTo` are accepted and not counted.
 */
export async function startMailServer({
  port = 0,
  refuse = () => null,
  refuseTo = () => null,
  keepTo = () => true,
}: {
  port?: number
  refuse?: (raw: string) => number | null
  refuseTo?: (address: string) => number | null
  keepTo?: (address: string) => boolean
} = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let refused = 0
  const waiting: { count: number; resolve: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refuseTo(address)
      callback(responseCode === null ? null : Object.assign(new Error('No'), { responseCode }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const responseCode = refuse(raw)
        if (responseCode !== null) {
          refused++
          callback(Object.assign(new Error('No'), { responseCode }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        callback()
        if (!to.some(keepTo)) return
        mails.push({ from: mailFrom ? mailFrom.address : '', to, raw })
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve()
      })
    },
  })
  // A killed client just disconnects.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    mails,
    refused: () => refused,
    received: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** A listener in place of a mail server: counts connections and closes them. */
export async function countConnections(
  port: number,
): Promise<{ count: () => number; stop: () => Promise<void> }> {
  let count = 0
  const server = createServer((socket) => {
    count++
    socket.destroy()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    count: () => count,
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** The headers of a raw message, by lower-case name; folded lines are joined. */
export function mailHeaders(raw: string): Map<string, string> {
  const [top = ''] = raw.split('\r\n\r\n')
  const lines = top.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

/** The text of a message, decoded. */
export function mailText(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const encoding = mailHeaders(raw).get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The subject of a message, decoded (RFC 2047). */
export function mailSubject(raw: string): string {
  const words = (mailHeaders(raw).get('subject') ?? '').replace(/\?=\s+=\?/g, '?==?')
  return words.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : decodeURIComponent(text.replace(/_/g, ' ').replace(/=/g, '%')),
  )
}
