import { expect } from '@playwright/test'
import * as v from 'valibot'
import type { Cms } from './cms.ts'
import { FIRST_ACCOUNT } from './first-account.ts'
import { sessionToken } from './session-token.ts'

/** The desk for a signed-in member of staff, without a browser. */
export type DeskCalls = {
  /** Publishes another title of the home page's opening. */
  publishTitle: (cms: Cms, title: string) => Promise<void>
  /** The messages in the inbox, the oldest first. */
  inbox: (cms: Cms) => Promise<string[]>
}

const enquiries = v.object({ docs: v.array(v.object({ message: v.string() })) })

/** Signs in with the first account; the session is also valid for a restored desk. */
export async function signIn(cms: Cms): Promise<DeskCalls> {
  const answer = await ask(cms, '/api/users/login', {}, FIRST_ACCOUNT)
  const headers = { Authorization: `JWT ${sessionToken(answer)}` }
  return {
    publishTitle: async (desk, title) => {
      await call(desk, '/api/globals/hero?locale=en', headers, { title, _status: 'published' })
    },
    inbox: async (desk) => {
      const path = '/api/enquiries?limit=10000&depth=0&sort=receivedAt'
      const { docs } = v.parse(enquiries, await call(desk, path, headers))
      return docs.map(({ message }) => message)
    },
  }
}

async function call(...asked: Parameters<typeof ask>): Promise<unknown> {
  return (await ask(...asked)).json()
}

async function ask(
  cms: Cms,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const response = await fetch(cms.origin + path, {
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect([path, response.status]).toEqual([path, 200])
  return response
}
