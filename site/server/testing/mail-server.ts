import { SMTPServer } from 'smtp-server'

/** One mail as it arrived: the envelope and the raw message. */
export type ReceivedMail = { from: string; to: string[]; raw: string }

export type MailServer = AsyncDisposable & {
  /** What to set as SMTP_URL. */
  url: string
  port: number
  mails: ReceivedMail[]
  /** Resolves once this many mails have arrived. */
  received: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/** A real SMTP server on loopback. `refuse` makes it turn mails away with a temporary error. */
export async function startMailServer({
  port = 0,
  refuse = () => false,
}: {
  port?: number
  refuse?: () => boolean
} = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse()) {
          callback(Object.assign(new Error('Try later'), { responseCode: 451 }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve()
      })
    },
  })
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
    received: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    stop,
    [Symbol.asyncDispose]: stop,
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
