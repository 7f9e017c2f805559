import type { IncomingMessage } from 'node:http'

/** Whether a client takes a body in this encoding. */
export function accepts({ headers }: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',')
  return named.some((each) => {
    const [name = '', weight = ''] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight)
  })
}
