import { CACHE, type HeaderPolicy, type Headers } from './headers.ts'

/** The body of every refusal of the API (docs/hostile-inputs.md#refusals). */
export type ApiProblem = {
  success: false
  message: string
  errors?: { [field: string]: string }
}

/** Answers JSON that no cache keeps. */
export function json(
  policy: HeaderPolicy,
  status: number,
  body: unknown,
  headers: Headers = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...policy.api,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': CACHE.none,
      ...headers,
    },
  })
}

/** Answers why the API refuses a request, in a sentence a visitor can act on. */
export function problem(
  policy: HeaderPolicy,
  status: number,
  message: string,
  headers: Headers = {},
): Response {
  return json(policy, status, { success: false, message } satisfies ApiProblem, headers)
}

/** Answers a short plain text that no cache keeps. */
export function plain(
  policy: HeaderPolicy,
  status: number,
  text: string,
  headers: Headers = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      ...policy.file,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE.none,
      ...headers,
    },
  })
}
