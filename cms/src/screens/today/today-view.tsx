import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { PublishNotice } from '../../publish/publish-notice.tsx'
import { reach } from '../../staff/access/roles.ts'
import { SiteLinks } from '../links/site-links.tsx'
import { BeginPart } from './begin-part.tsx'
import { ContentLinks } from './content-links.tsx'
import { FirstStepsPart } from './first-steps-part.tsx'
import { RestaurantsPart } from './restaurants-part.tsx'
import { TaskParts } from './task-parts.tsx'
import { tasksOf } from './tasks.ts'

/** The desk's first screen: the restaurants today, what needs doing, and links to all content. */
export async function TodayView({ i18n, navGroups = [], payload, user }: DashboardViewServerProps) {
  if (!user) return null
  const asking = { payload, user, now: new Date(), language: i18n.language }
  const tasks = await tasksOf(asking)
  const today = todayIn(asking.now)
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
          <SiteLinks i18n={i18n} payload={payload} user={user} />
        </header>
        <BeginPart asking={asking} />
        <RestaurantsPart asking={asking} />
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
        <FirstStepsPart asking={asking} />
        {reach(user, 'restaurants') !== 'none' && (
          <PublishNotice i18n={i18n} isWhole={!tasks.some(({ id }) => id === 'held-back')} />
        )}
        <TaskParts i18n={i18n} tasks={tasks} />
        <ContentLinks admin={payload.config.routes.admin} groups={navGroups} i18n={i18n} />
      </main>
    </Gutter>
  )
}
