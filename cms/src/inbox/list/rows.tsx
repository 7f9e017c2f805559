import Link from 'next/link'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { tablesAddress } from '../../content/model/screen-addresses.ts'
import { lastSaid } from '../guests/act-words.ts'
import { MAIL_TROUBLE_WORDS } from '../mails/mail-fields.ts'
import { LIST_OF_DAY } from '../tables/evening-words.ts'
import { guestWords } from '../tables/source.ts'
import { lateWords } from '../tables/waiting-words.ts'
import { byDay } from './by-day.ts'
import {
  dayWords,
  hourWords,
  receivedWords,
  stateWords,
  sumWords,
  tableWords,
} from './list-words.ts'
import type { Row, Seats } from './read-inbox.ts'
import { type Asked, inboxLink, isByDay, VIEWS } from './views.ts'

type Props = {
  i18n: { language: string }
  asked: Asked
  docs: readonly Row[]
  /** Of restaurants, by their slugs. */
  names: ReadonlyMap<string, string>
  now: Date
}

/** Enquiries as the lines of a mailbox. */
export function MailRows({ docs, ...shared }: Props) {
  return (
    <ul className="desk-mails">
      {docs.map((doc) => (
        <MailRow doc={doc} key={doc.id} {...shared} />
      ))}
    </ul>
  )
}

/** Requests for tables by day and hour, each with its sum. */
export function TableDays({ docs, seats, ...shared }: Props & { seats: readonly Seats[] }) {
  const { i18n, now, asked } = shared
  const { restaurant } = asked
  return byDay(docs, seats).map(({ date, tables, hours }) => (
    <section aria-labelledby={`day-${date}`} className="desk-day" key={date}>
      <div className="desk-day__head">
        <h2 id={`day-${date}`}>
          {say({ i18n }, dayWords(date, now))} <span>{say({ i18n }, sumWords(tables))}</span>
        </h2>
        <Link
          aria-label={`${say({ i18n }, LIST_OF_DAY)}: ${say({ i18n }, dayWords(date, now))}`}
          href={tablesAddress({ ...(restaurant && { restaurant }), day: date })}
          prefetch={false}
        >
          {say({ i18n }, LIST_OF_DAY)}
        </Link>
      </div>
      {hours.map(({ hour, tables, rows }) => (
        <div key={hour}>
          <h3>
            {say({ i18n }, hourWords(hour))} <span>{say({ i18n }, sumWords(tables))}</span>
          </h3>
          <MailRows docs={rows} {...shared} />
        </div>
      ))}
    </section>
  ))
}

function MailRow({ i18n, asked, doc, names, now }: Omit<Props, 'docs'> & { doc: Row }) {
  const { id, subject, message, receivedAt, readAt, status, tableRestaurant } = doc
  const table = tableWords(doc, !isByDay(asked.view))
  // An enquiry older than the record of who opened it is judged by its status.
  const isUnread = !readAt && status === 'new'
  const state = doc.tableState ?? 'none'
  const pressing = [
    lateWords(doc, now),
    doc.harassmentAt ? VIEWS.harassment.words : null,
    lastSaid(doc),
  ].filter((each) => each !== null)
  const received = new Date(receivedAt)
  const name = say({ i18n }, guestWords(doc))
  return (
    <li className="desk-mail" data-unread={isUnread}>
      <label className="desk-mail__tick">
        <input
          aria-label={say({ i18n }, { en: `Select: ${name}`, ja: `選択：${name}` })}
          name="id"
          type="checkbox"
          value={id}
        />
      </label>
      <Link className="desk-mail__link" href={inboxLink(asked, id)} prefetch={false}>
        <span className="desk-mail__who">
          {isUnread && (
            <span className="desk-mail__unread">{say({ i18n }, { en: 'Unread', ja: '未読' })}</span>
          )}
          <bdi>{name}</bdi>
        </span>
        <span className="desk-mail__what">
          {table ? <b>{say({ i18n }, table)}</b> : <bdi>{subject}</bdi>}
          {pressing.map((words) => (
            <em key={words.en}>{say({ i18n }, words)}</em>
          ))}
          <bdi className="desk-mail__line">{firstLine(message)}</bdi>
          {asked.view === 'unmailed' && doc.mailTrouble && (
            <em>{say({ i18n }, MAIL_TROUBLE_WORDS[doc.mailTrouble])}</em>
          )}
        </span>
        <span className="desk-mail__house">
          {tableRestaurant && (names.get(tableRestaurant) ?? tableRestaurant)}
        </span>
        <span className="desk-mail__state" data-status={status} data-table={state}>
          {say({ i18n }, stateWords(doc))}
        </span>
        <time dateTime={receivedAt} title={inTokyo(received)}>
          {say({ i18n }, receivedWords(received, now))}
        </time>
      </Link>
    </li>
  )
}

/** As much of a message as a row can show. */
const LINE = 160

function firstLine(message: string): string {
  return message.trimStart().slice(0, LINE).split('\n', 1)[0] ?? ''
}
