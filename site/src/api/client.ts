import { parseJsonOnce, readObject, readOptionalText } from '@noren/contract/json'

/**
 * A call that failed. `message` is the server's own, or empty; `statusText` is never empty: the response's
 * text, else the standard phrase, else the code (readings A26).
 */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly statusText: string
  /** What the server sent, if it can be read. */
  readonly body: unknown

  constructor(status: number, statusText: string, message = '', body?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.body = body
  }
}

/** Names of the XSRF cookie and header, for a host that uses them (API-20). */
const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'X-XSRF-TOKEN'

/** Standard phrases, for responses without one (HTTP/2). */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/**
 * Calls the API with credentials and no time-out (GEN-11, API-18) and answers the parsed body. Status
 * 200 to 299 is success; anything else, broken JSON and a broken connection throw {@link ApiError}.
 */
export async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  const token = xsrfToken()
  if (token && init.method && init.method !== 'GET') headers.set(XSRF_HEADER, token)
  const response = await fetch(path, { ...init, credentials: 'include', headers }).catch(() => null)
  if (!response) throw new ApiError(0, 'Network Error')
  const text = await response.text().catch(() => '')
  const body = parseJsonOnce(text)
  if (response.ok && body !== undefined) return body
  const { status } = response
  const statusText = response.statusText || PHRASES[status] || String(status)
  const { message } = readObject(body)
  throw new ApiError(status, statusText, readOptionalText(message), body)
}

function xsrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
  return cookie?.slice(XSRF_COOKIE.length + 1)
}
