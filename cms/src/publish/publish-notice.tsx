import type { ServerProps } from 'payload'
import { inTokyo } from '../base/ui/in-tokyo.ts'
import { say, type Words } from '../base/words.ts'
import type { PublishStatus } from './publisher.ts'
import { runningPublisher } from './running.ts'

type Props = Pick<ServerProps, 'i18n'> & {
  /** Whether the site shows everything that this reader may correct. */
  isWhole: boolean
}

type Message = { tone: 'calm' | 'alarm'; text: Words }

/** Says on the desk's first screen whether visitors see what was published. */
export function PublishNotice({ i18n, isWhole }: Props) {
  const { tone, text } = messageFor(
    runningPublisher.now()?.status() ?? { state: 'waiting' },
    isWhole,
  )
  return (
    <div className={`desk-notice desk-notice--${tone}`} role="status">
      <p>{say({ i18n }, text)}</p>
    </div>
  )
}

function messageFor(status: PublishStatus, isWhole: boolean): Message {
  switch (status.state) {
    case 'waiting':
      return {
        tone: 'calm',
        text: {
          en: 'Nothing has been published yet: visitors see the demo company.',
          ja: 'まだ何も公開されていません。サイトには見本の会社が表示されています。',
        },
      }
    case 'publishing':
      return {
        tone: 'calm',
        text: {
          en: 'Your last changes are being put on the site. New pictures take a few seconds each.',
          ja: '最近の変更をサイトに反映しています。新しい写真は1枚につき数秒かかります。',
        },
      }
    case 'published': {
      const time = inTokyo(new Date(status.at))
      return {
        tone: 'calm',
        text: isWhole
          ? {
              en: `The site shows everything you published. Changed: ${time}`,
              ja: `公開した内容はすべてサイトに反映されています。更新日時：${time}`,
            }
          : {
              en: `The site shows everything you published but what is named below. Changed: ${time}`,
              ja: `公開した内容は、下に挙げたものを除いて、すべてサイトに反映されています。更新日時：${time}`,
            },
      }
    }
    case 'failed':
      return {
        tone: 'alarm',
        text: {
          en: 'Your last changes are saved, but could not be put on the site. The desk keeps trying. If this does not change for minutes, please contact the person who runs the server: the reason is in its log.',
          ja: '最近の変更は保存されましたが、サイトに反映できませんでした。自動的に再試行します。数分たっても変わらない場合は、サーバーの管理者に連絡してください（理由はサーバーのログに記録されています）。',
        },
      }
  }
}
