import * as v from 'valibot'
import { inTokyo } from '../base/ui/in-tokyo.ts'
import type { Words } from '../base/words.ts'
import { call } from './call.ts'
import { notify } from './notices.ts'

const MINUTE_MS = 60_000
/** While somebody works, the session is renewed this often; it lasts half an hour from then. */
const RENEW_MS = 5 * MINUTE_MS
/** Once somebody was warned, and comes back. */
const AGAIN_MS = 3000
/** Before the end, long enough to come back from the next room. */
const WARN_MS = 2 * MINUTE_MS
const LOOK_MS = 10_000

const WORK = ['keydown', 'pointerdown', 'input'] as const

const sessionSchema = v.object({ exp: v.nullish(v.number()), user: v.nullish(v.object({})) })

/**
 * Renews the session while somebody works on this page. Without work it ends after half an hour, as the desk
 * decides, and says so two minutes before; after eight hours it ends in any case.
 * @param ends in seconds since 1970
 * @returns the function that stops it
 */
export function keepSession(ends: number): () => void {
  let endsAt = ends * 1000
  let renewedAt = Date.now()
  /** The desk renews it no more: eight hours are over. */
  let isLast = false
  let isAsking = false
  let takeAway: (() => void) | null = null

  async function work(): Promise<void> {
    if (isLast || isAsking || Date.now() - renewedAt < (takeAway ? AGAIN_MS : RENEW_MS)) return
    renewedAt = Date.now()
    const { value, status } = await ask('/api/users/refresh-token', 'POST')
    if (value?.exp) renewed(value.exp)
    else if (status === 401) {
      isLast = true
      await look()
    }
  }

  async function look(): Promise<void> {
    const left = endsAt - Date.now()
    if (isAsking || (left > WARN_MS && !isLast) || (left > 0 && takeAway)) return
    // Another page may have renewed it.
    const { value } = await ask('/api/users/me')
    if (!value) return
    if (!value.user) leave()
    else if (value.exp && value.exp * 1000 > endsAt) renewed(value.exp)
    else takeAway ??= notify(isLast ? lastWords(endsAt) : IDLE, { kind: 'waits' })
  }

  async function ask(path: string, method?: 'POST') {
    isAsking = true
    try {
      return await call(path, sessionSchema, method && { method })
    } finally {
      isAsking = false
    }
  }

  function renewed(exp: number): void {
    endsAt = exp * 1000
    takeAway?.()
    takeAway = null
  }

  const gone = new AbortController()
  const { signal } = gone
  for (const event of WORK) addEventListener(event, () => void work(), { capture: true, signal })
  document.addEventListener('visibilitychange', () => void look(), { signal })
  const timer = setInterval(() => void look(), LOOK_MS)
  return () => {
    clearInterval(timer)
    gone.abort()
    takeAway?.()
  }
}

/** To the page that says so, and leads back here after the sign-in; what was typed stays kept. */
function leave(): void {
  const here = encodeURIComponent(location.pathname + location.search)
  location.replace(`/admin/logout-inactivity?redirect=${here}`)
}

const IDLE: Words = {
  en: 'Nothing was done here for a while: in two minutes you will be signed out. Press any key to go on. What you typed is kept.',
  ja: 'しばらく操作がないため、あと2分でログアウトします。続けるには、何かキーを押すか画面を押してください。入力した内容は保たれます。',
}

function lastWords(endsAt: number): Words {
  const time = inTokyo(new Date(endsAt))
  return {
    en: `You have been signed in for eight hours and will be signed out at ${time}. Please save, and sign in again. What you typed is kept.`,
    ja: `ログインから8時間が経ったため、${time}にログアウトします。保存してから、もう一度ログインしてください。入力した内容は保たれます。`,
  }
}
