import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { deskLanguage, type Words } from '../../base/words.ts'
import { ROLE_WORDS, ROLES } from '../access/roles.ts'
import { type AuditLine, actWords } from './acts.ts'
import type { Known } from './read-log.ts'

/** What the desk calls the log. */
export const AUDIT_LOG: Words = { en: 'Audit log', ja: '操作の記録' }

/** The columns of the log, on the screen and in its file. */
export const COLUMNS = [
  { en: 'Time (Japan)', ja: '日時' },
  { en: 'What', ja: '操作' },
  { en: 'Account', ja: '対象のスタッフ' },
  { en: 'By', ja: '操作した人' },
  { en: 'Permissions', ja: '変更後の権限' },
  { en: 'How many', ja: '件数' },
] as const satisfies readonly Words[]

/** The texts of a line's cells, in the order of {@link COLUMNS}. */
export function cellsOf(
  line: AuditLine,
  accounts: ReadonlyMap<number, Known>,
  language: string,
): string[] {
  const said = (words: Words) => words[deskLanguage(language)]
  const { act, account, by, count } = line
  const at = new Date(line.at)
  const named = (id: number) => {
    const known = accounts.get(id)
    return known && known.since <= at ? known.name : said(goneAccount(id))
  }
  const role = ROLES.find((each) => each === line.role)
  return [
    inTokyo(at),
    said(actWords(act)),
    typeof account === 'number' ? named(account) : said(nobodyKnown(act)),
    typeof by === 'number' ? named(by) : said(doneByDesk(act)),
    role ? said(ROLE_WORDS[role]) : '',
    typeof count === 'number' ? String(count) : '',
  ]
}

const goneAccount = (account: number): Words => ({
  en: `Removed account ${account}`,
  ja: `削除済み（番号${account}）`,
})

const isRefusal = (act: string) => act === 'sign-in-refused'

const nobodyKnown = (act: string): Words =>
  isRefusal(act) ? { en: 'Unknown', ja: '不明' } : { en: '', ja: '' }

function doneByDesk(act: string): Words {
  if (isRefusal(act)) return { en: 'Unknown', ja: '不明' }
  return act.startsWith('guest-')
    ? { en: 'A guest', ja: 'お客様' }
    : { en: 'The desk itself', ja: '自動・コマンド' }
}
