import * as v from 'valibot'
import { reader } from '../base/ui/reader.ts'
import { deskLanguage, say } from '../base/words.ts'
import { call } from './call.ts'
import type { Frame } from './frame.ts'
import { notify } from './notices.ts'
import { Popup } from './popup.tsx'

const WORDS = {
  account: { en: 'Account', ja: 'アカウント' },
  menu: { en: 'Your account', ja: 'アカウントのメニュー' },
  keys: { en: 'Keys', ja: 'キーボード操作' },
  signOut: { en: 'Sign out', ja: 'ログアウト' },
  notSignedOut: {
    en: 'You are still signed in: the desk could not be reached. Please try again.',
    ja: 'サーバーに接続できず、ログアウトできませんでした。もう一度お試しください。',
  },
}

/** The other language of the desk, in that language. */
const OTHER = { ja: { tag: 'en', name: 'English' }, en: { tag: 'ja', name: '日本語' } }
const YEAR_S = 60 * 60 * 24 * 365

type Props = { account: Frame['account']; onKeys: () => void }

/** Who is signed in, and what they set for themselves. */
export function Account({ account, onKeys }: Props) {
  const { tag, name } = OTHER[deskLanguage(reader.i18n.language)]
  return (
    <Popup label={account.name} name={`${say(reader, WORDS.menu)}: ${account.name}`}>
      <a href="/admin/account">{say(reader, WORDS.account)}</a>
      <button type="button" lang={tag} onClick={() => speak(tag)}>
        {name}
      </button>
      <button type="button" onClick={onKeys}>
        {say(reader, WORDS.keys)}
      </button>
      <button type="button" onClick={signOut}>
        {say(reader, WORDS.signOut)}
      </button>
    </Popup>
  )
}

function speak(tag: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the account screen sets as well
  document.cookie = `noren-lng=${tag}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  location.reload()
}

/** Signs out, and leaves nothing that was typed on this device. */
async function signOut(): Promise<void> {
  const { status } = await call('/api/users/logout', v.unknown(), { method: 'POST' })
  // Whoever was signed out meanwhile leaves as well.
  if (status !== undefined && status !== 401 && status !== 400) {
    return void notify(WORDS.notSignedOut, { kind: 'refused' })
  }
  localStorage.clear()
  // As in the other tabs: the form of this one keeps nothing either on its way out.
  dispatchEvent(new StorageEvent('storage'))
  sessionStorage.clear()
  location.assign('/admin/login')
}
