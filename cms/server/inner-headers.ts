import type { IncomingHttpHeaders } from 'node:http'

/** What parts of Next say to each other, as headers: which page to show, what to skip, what is fresh. */
const INNER =
  /^(?:x-(?:middleware|invoke|invocation|now|vercel|prerender|action|next)-.*|x-matched-path|x-nextjs-data|next-resume)$/

/**
 * Takes away what only a part of the program may say, so that a request means what its method and
 * address say to the gate and to Next alike, and says for Next where the desk is (hostile inputs L21).
 * What the desk's own pages send stays.
 */
export function dropInnerHeaders(headers: IncomingHttpHeaders, origin: string): void {
  const { host, protocol } = new URL(origin)
  for (const name of Object.keys(headers)) if (INNER.test(name)) delete headers[name]
  delete headers['x-forwarded-port']
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = protocol.replace(':', '')
}
