import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { PublishNotice } from '../../publish/publish-notice.tsx'
import { reach } from '../../staff/access/roles.ts'
import { TodayMenus } from '../menu/menu-links.tsx'
import { ContentLinks } from './content-links.tsx'
import type { Task } from './task.ts'
import { firstSteps, tasksOf } from './tasks.ts'

/** The desk's first screen: today's tasks, whether visitors see what was published, and links to all content. */
export async function TodayView(props: DashboardViewServerProps) {
  const { i18n, initPageResult, navGroups = [], payload, user } = props
  if (!user) return null
  const now = new Date()
  const [tasks, steps] = await Promise.all([
    tasksOf({ payload, user, now, language: i18n.language }),
    reach(user, 'pages') === 'all' ? firstSteps({ payload }) : [],
  ])
  const today = todayIn(now)
  return (
    <Gutter>
      <main className="desk-today">
        <header className="desk-today__head">
          <h1>{say({ i18n }, { en: 'Today', ja: '今日の確認' })}</h1>
          <p>
            {say(
              { i18n },
              { en: TIME_WORDS.en.date(today, true), ja: TIME_WORDS.jp.date(today, true) },
            )}
          </p>
        </header>
        {steps.length > 0 && (
          <section aria-labelledby="desk-steps" className="desk-steps">
            <h2 id="desk-steps">
              {say({ i18n }, { en: 'Begin here', ja: 'まず、ここから始めましょう' })}
            </h2>
            <ol>
              {steps.map(({ words, link }) => (
                <li key={link}>
                  <Link href={link} prefetch={false}>
                    {say({ i18n }, words)}
                  </Link>
                </li>
              ))}
            </ol>
            <p>
              {say(
                { i18n },
                {
                  en: 'Publish each when it is ready: it is on the site within a second.',
                  ja: '書けたものから「公開する」を押してください。すぐにサイトに表示されます。',
                },
              )}
            </p>
          </section>
        )}
        <TodayMenus req={initPageResult.req} />
        {reach(user, 'restaurants') !== 'none' && (
          <PublishNotice i18n={i18n} isWhole={!tasks.some(({ id }) => id === 'held-back')} />
        )}
        {user.owesFactor && (
          <p className="desk-notice desk-notice--alarm" role="status">
            <Link href={`${payload.config.routes.admin}/account`} prefetch={false}>
              {say(
                { i18n },
                {
                  en: 'Your account must have a second factor. Set it up here; everything else opens once that is done.',
                  ja: 'このアカウントには二段階認証が必要です。ここから設定すると、ほかの画面も開けるようになります。',
                },
              )}
            </Link>
          </p>
        )}
        <div className="desk-tasks">
          {tasks.map((task) => (
            <TaskPart i18n={i18n} key={task.id} task={task} />
          ))}
        </div>
        <ContentLinks admin={payload.config.routes.admin} groups={navGroups} i18n={i18n} />
      </main>
    </Gutter>
  )
}

type Props = { i18n: { language: string }; task: Task }

/** What needs doing of one kind: the count, its list, and the first items; one quiet line when there are none. */
function TaskPart({
  i18n,
  task: { id, title, count, link, nothing, isPressing, lines, note, action },
}: Props) {
  const further = action && (
    <Link className="desk-task__action" href={action.link} prefetch={false}>
      {say({ i18n }, action.words)}
    </Link>
  )
  if (count === 0) {
    return (
      <div className="desk-task desk-task--done">
        {nothing && <p>{say({ i18n }, nothing)}</p>}
        {further}
      </div>
    )
  }
  const heading = (
    <>
      <span className="desk-task__title">{say({ i18n }, title)}</span>{' '}
      <span className="desk-task__count">
        {say({ i18n }, { en: `${count}`, ja: `${count}件` })}
      </span>
    </>
  )
  return (
    <section aria-labelledby={`desk-task-${id}`} className="desk-task" data-pressing={isPressing}>
      <h2 id={`desk-task-${id}`}>
        {link ? (
          <Link href={link} prefetch={false}>
            {heading}
          </Link>
        ) : (
          heading
        )}
      </h2>
      {note && <p className="desk-task__note">{say({ i18n }, note)}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ words, link }) => (
            <li key={words.ja}>
              <Link href={link} prefetch={false}>
                {say({ i18n }, words)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {further}
    </section>
  )
}
