import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say, type Words } from '../../base/words.ts'
import { reach } from '../access/roles.ts'
import { STAFF, STAFF_LIST } from '../staff-list.ts'
import type { AuditLine } from './acts.ts'
import { AUDIT_LOG, COLUMNS, cellsOf } from './line-words.ts'
import { LogFilter } from './log-filter.tsx'
import { KEPT_DAYS } from './log-retention.ts'
import { AUDIT, type Known, knownAccounts, pageOf, queryOf, readAsked } from './read-log.ts'

const PAGE = 100

/** The audit log for owners: what is shown is in the address alone. */
export async function AuditView(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams } = props
  const { req } = initPageResult
  const { user } = req
  const title = say(req, AUDIT_LOG)
  const trail = [{ label: say(req, STAFF), url: STAFF_LIST }, { label: title }]
  const view = { className: 'desk-audit', path: AUDIT, trail, view: props }
  // Without a user, the page leads to the sign-in.
  if (!user) return <DeskPage {...view} children={null} />
  if (reach(user, 'people') !== 'all') redirect('/admin')
  const asked = readAsked(searchParams)
  const [lines, accounts] = await Promise.all([
    pageOf(payload, asked, PAGE),
    knownAccounts(payload),
  ])
  const pageAt = (page: number) => `${AUDIT}?${queryOf({ ...asked, page })}`
  return (
    <DeskPage {...view}>
      <h1>{title}</h1>
      <p>{say(req, INTRODUCTION)}</p>
      <LogFilter accounts={accounts} asked={asked} i18n={req.i18n} />
      {lines.docs.length === 0 ? (
        <p role="status">{say(req, NOTHING)}</p>
      ) : (
        <LogTable accounts={accounts} i18n={req.i18n} lines={lines.docs} />
      )}
      {lines.totalPages > 1 && (
        <nav aria-label={say(req, { en: 'Pages', ja: 'ページ' })} className="desk-audit__pages">
          {lines.prevPage && (
            <a href={pageAt(lines.prevPage)}>{say(req, { en: 'Newer', ja: '新しい記録へ' })}</a>
          )}
          {lines.nextPage && (
            <a href={pageAt(lines.nextPage)}>{say(req, { en: 'Older', ja: '古い記録へ' })}</a>
          )}
        </nav>
      )}
    </DeskPage>
  )
}

type TableProps = {
  lines: readonly AuditLine[]
  i18n: { language: string }
  accounts: ReadonlyMap<number, Known>
}

/** The lines as a table; on a phone each is a block, whose cells say what they are. */
function LogTable({ accounts, i18n, lines }: TableProps) {
  const headings = COLUMNS.map((words) => say({ i18n }, words))
  return (
    <table className="desk-audit__lines">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {cellsOf(line, accounts, i18n.language).map((cell, at) => (
              <td data-heading={headings[at]} key={headings[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const INTRODUCTION: Words = {
  en: `Who signed in and who tried to, what was changed in accounts and permissions, and what was exported or erased of the data of visitors. No one can change it; each line is kept for ${KEPT_DAYS} days.`,
  ja: `ログインとその失敗、アカウントや権限の変更、お客様の情報の書き出しと消去の記録です。記録は誰にも変更できず、${KEPT_DAYS}日間保存されます。`,
}

const NOTHING: Words = {
  en: 'Nothing was recorded that fits. Choose other days or everyone.',
  ja: '条件に合う記録はありません。日付を変えるか「全員」を選んでください。',
}
