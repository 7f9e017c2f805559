import type { IncomingMessage } from 'node:http'
import { isObject, parseJsonOnce, readObject, readText } from '@noren/contract/json'
import { log } from '@noren/kit/process/log'
import { createAllowance } from './at-most.ts'
import { decodeUtf8, readBody } from './http/request/read-body.ts'
import type { HeaderPolicy } from './http/response/headers.ts'

const REPORT_LIMIT_BYTES = 16 * 1024
/** Reports logged per minute; anyone can send them, so the rest is dropped (X06). */
const PER_MINUTE = 10

/** Takes browsers' reports of policy violations; every sender gets the same answer. */
export function createReportCall(policy: HeaderPolicy) {
  const allowance = createAllowance(PER_MINUTE)
  return async (incoming: IncomingMessage): Promise<Response> => {
    const body = allowance.isLeft() ? await readBody(incoming, REPORT_LIMIT_BYTES) : 'aborted'
    const facts = Buffer.isBuffer(body) ? readReport(parseJsonOnce(decodeUtf8(body) ?? '')) : null
    if (facts) {
      allowance.take()
      log('warn', 'policy violation', facts)
    }
    return new Response(null, {
      status: 204,
      headers: {
        ...policy.api,
        'Cache-Control': 'no-store',
        // A body that is not read to its end blocks the next request.
        ...(!Buffer.isBuffer(body) && { Connection: 'close' }),
      },
    })
  }
}

/**
 * What was blocked and by which directive, from both report formats, shortened, without the queries of
 * addresses.
 */
function readReport(raw: unknown): { directive: string; blocked: string } | null {
  const first = Array.isArray(raw) ? readObject(raw[0]).body : readObject(raw)['csp-report']
  if (!isObject(first)) return null
  const directive = readText(first.effectiveDirective ?? first['effective-directive'])
  const blocked = readText(first.blockedURL ?? first['blocked-uri'])
  return {
    directive: directive.slice(0, 60),
    blocked:
      blocked
        .split(/[?#]/)[0]
        ?.replace(/(\/r\/).*/, '$1-')
        .slice(0, 200) ?? '',
  }
}
