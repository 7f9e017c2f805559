import type { Sent } from './grammar.ts'

/** What a search found, each with what was wrong: sent again by every run of the suite. */
export const FINDS: { readonly [Zone in 'site' | 'desk']: readonly (Sent & { was: string })[] } = {
  site: [],
  desk: [
    { was: 'no HTTP refused without headers', bytes: '\u0085\u0015\u00f8', ends: true },
    { was: 'no Host refused without headers', bytes: 'GET /admin HTTP/1.1\r\n\r\n', ends: true },
    {
      was: 'an expectation refused without headers',
      bytes: 'POST /api/restaurants HTTP/1.1\r\nHost: {host}\r\nExpect: x\r\n\r\n',
      ends: true,
    },
    {
      was: 'a long head refused without headers',
      bytes: `GET /admin HTTP/1.1\r\nHost: {host}\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`,
      ends: true,
    },
  ],
}
