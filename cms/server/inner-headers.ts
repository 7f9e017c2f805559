import type { IncomingHttpHeaders } from 'node:http'

/** Headers by which parts of Next communicate: which page to show, what to skip, what is fresh. */
const INNER =
  /^(?:x-(?:middleware|invoke|invocation|now|vercel|prerender|action|next)-.*|x-matched-path|x-nextjs-data|next-resume)$/

/**
 * Removes headers that only a part of the program may send, so that method and address mean the same to
 * the gate and to Next, and sets Next's for where the desk is (hostile inputs L21). Headers that the desk's
 * own pages send stay.
 */
export function dropInnerHeaders(headers: IncomingHttpHeaders, origin: string): void {
  const { host, protocol } = new URL(origin)
  for (const name of Object.keys(headers)) if (INNER.test(name)) delete headers[name]
  delete headers['x-forwarded-port']
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = protocol.replace(':', '')
}
