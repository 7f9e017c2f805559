import type { ArrayField, CollectionBeforeLoginHook, TypedUser } from 'payload'
import { browserName } from './browser.ts'

/** What Payload keeps of a session, and the browser it is in. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  fields: [{ name: 'browser', type: 'text' }],
}

/** Keeps which browser somebody signs in with, by its name alone, so that they know the session again. */
export const noteBrowser: CollectionBeforeLoginHook<TypedUser> = async ({ req, user }) => {
  const sessions = user.sessions ?? []
  const browser = browserName(req.headers?.get('user-agent') ?? '')
  const newest = sessions.at(-1)
  if (!newest || !browser) return user
  const named = [...sessions.slice(0, -1), { ...newest, browser }]
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    // Nothing that staff wrote has changed.
    data: { sessions: named, updatedAt: null },
    returning: false,
    req,
  })
  return { ...user, sessions: named }
}
