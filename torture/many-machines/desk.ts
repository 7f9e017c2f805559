import * as v from 'valibot'
import { sessionToken } from '../../e2e/support/session-token.ts'

/** A member of staff at a desk. */
export type Desk = {
  /** Changes and publishes the English call-to-action of the home page. */
  publish: (title: string) => Promise<void>
  /** All enquiries in the inbox. */
  enquiries: () => Promise<Arrived[]>
}

/** An enquiry: its text, and what its guest did with the link. */
export type Arrived = { message: string; acts: string[] }

const PAGE = 500

const pageSchema = v.object({
  docs: v.array(
    v.object({
      message: v.string(),
      guestActs: v.nullish(v.array(v.object({ kind: v.string() })), []),
    }),
  ),
  hasNextPage: v.boolean(),
})

export async function signIn(
  origin: string,
  account: { email: string; password: string },
): Promise<Desk> {
  const send = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      ...options,
      headers: { 'Content-Type': 'application/json', Origin: origin, ...options.headers },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const ask = async (...sent: Parameters<typeof send>): Promise<unknown> =>
    (await send(...sent)).json()
  const post = (data: object): RequestInit => ({ method: 'POST', body: JSON.stringify(data) })
  const headers = { Authorization: `JWT ${sessionToken(await send('users/login', post(account)))}` }
  return {
    publish: async (title) => {
      await ask('globals/cta?locale=en', { ...post({ title, _status: 'published' }), headers })
    },
    enquiries: async () => {
      const arrived: Arrived[] = []
      for (let page = 1; ; page++) {
        const query = `enquiries?depth=0&limit=${PAGE}&page=${page}&sort=id`
        const { docs, hasNextPage } = v.parse(pageSchema, await ask(query, { headers }))
        for (const { message, guestActs } of docs)
          arrived.push({ message, acts: (guestActs ?? []).map(({ kind }) => kind) })
        if (!hasNextPage) return arrived
      }
    },
  }
}
