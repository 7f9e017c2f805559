import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { reach } from '../../staff/access/roles.ts'
import { restaurantNames } from '../tables/restaurant-names.ts'
import { AboutInbox } from './about-inbox.tsx'
import { Filters, SearchBox, Tabs } from './inbox-head.tsx'
import { INBOX_WORDS, NOT_FOUND, PAGE_WORDS } from './list-words.ts'
import { MailForm } from './mail-form.tsx'
import { countOf, readInbox, restaurantsOf } from './read-inbox.ts'
import { MailRows, TableDays } from './rows.tsx'
import { INBOX, inboxLink, isByDay, readAsked, VIEWS } from './views.ts'

/**
 * The list of enquiries as a mailbox, instead of Payload's table: what is shown is in the address alone,
 * and nothing of it is kept for the next visit.
 */
export async function InboxView(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams } = props
  const { req } = initPageResult
  const { i18n, user } = req
  const view = { path: INBOX, trail: [{ label: say(req, INBOX_WORDS) }], view: props }
  // Without a user, the page leads to the sign-in.
  if (!user) return <DeskPage {...view} className="desk-inbox" children={null} />
  if (reach(user, 'enquiries') === 'none') redirect('/admin')
  const now = new Date()
  const asked = readAsked(searchParams)
  const asking = { payload, user, now, asked }
  const [{ docs, seats, prevPage, nextPage }, restaurants, names, open, tables] = await Promise.all(
    [
      readInbox(asking),
      restaurantsOf(payload, user, i18n.language),
      restaurantNames(payload, i18n.language),
      countOf(asking, 'open'),
      countOf(asking, 'tables'),
    ],
  )
  const mayErase = reach(user, 'erasure') === 'all'
  const rows = { asked, docs, i18n, names, now }
  return (
    <DeskPage {...view} className="desk-inbox">
      <div className="desk-inbox__head">
        <h1>{say(req, INBOX_WORDS)}</h1>
        <SearchBox asked={asked} i18n={i18n} />
      </div>
      <Tabs asked={asked} counts={{ open, tables }} i18n={i18n} />
      <Filters
        asked={asked}
        i18n={i18n}
        mayErase={mayErase}
        restaurants={restaurants}
        seesHarassment={reach(user, 'harassment') === 'all'}
      />
      {docs.length === 0 ? (
        <p className="desk-inbox__nothing" role="status">
          {say(req, asked.q ? NOT_FOUND : VIEWS[asked.view].nothing)}
        </p>
      ) : (
        <MailForm isSpam={asked.view === 'spam'} key={inboxLink(asked)} mayErase={mayErase}>
          {isByDay(asked.view) ? <TableDays {...rows} seats={seats} /> : <MailRows {...rows} />}
        </MailForm>
      )}
      {(prevPage || nextPage) && (
        <nav aria-label={say(req, PAGE_WORDS.pages)} className="desk-inbox__pages">
          {prevPage && (
            <a href={inboxLink({ ...asked, page: prevPage })}>{say(req, PAGE_WORDS.before)}</a>
          )}
          {nextPage && (
            <a href={inboxLink({ ...asked, page: nextPage })}>{say(req, PAGE_WORDS.after)}</a>
          )}
        </nav>
      )}
      <AboutInbox i18n={i18n} now={now} payload={payload} restaurants={restaurants} user={user} />
    </DeskPage>
  )
}
