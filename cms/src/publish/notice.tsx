import type { ServerProps } from 'payload'
import { inTokyo } from '../ui/in-tokyo.ts'
import { say, type Words } from '../words.ts'
import type { PublishStatus } from './publisher.ts'

type Message = { tone: 'calm' | 'alarm'; text: Words; details: Words[] }

/** Tells on the desk's first page whether visitors see what was published. */
export function PublishNotice({ i18n }: Pick<ServerProps, 'i18n'>) {
  const { tone, text, details } = messageFor(
    globalThis.norenDesk?.publisher.status() ?? { state: 'waiting' },
  )
  return (
    <div className={`desk-notice desk-notice--${tone}`} role="status">
      <p>{say({ i18n }, text)}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail.en}>{say({ i18n }, detail)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function messageFor(status: PublishStatus): Message {
  switch (status.state) {
    case 'waiting':
      return {
        tone: 'calm',
        text: {
          en: 'Nothing has been published yet: visitors see the demo company.',
          ja: 'まだ何も公開されていません。サイトには見本の会社が表示されています。',
        },
        details: [],
      }
    case 'publishing':
      return {
        tone: 'calm',
        text: {
          en: 'Your last changes are being put on the site. New pictures take a few seconds each.',
          ja: '最近の変更をサイトに反映しています。新しい画像は1枚につき数秒かかります。',
        },
        details: [],
      }
    case 'published': {
      const time = inTokyo(new Date(status.at))
      return {
        tone: 'calm',
        text: {
          en: `The site shows everything you published. Last change: ${time}`,
          ja: `公開した内容はすべてサイトに反映されています。最終更新：${time}`,
        },
        details: [],
      }
    }
    case 'refused':
      return {
        tone: 'alarm',
        text: {
          en: 'Your last changes are not on the site yet: some content would not be shown correctly. Please open these, correct the field and publish again.',
          ja: '最近の変更はまだサイトに反映されていません。正しく表示できない内容があります。次の項目を開いて修正し、もう一度公開してください。',
        },
        details: status.problems.map(({ document, field }) => ({
          en: `${document.en}: ${field.en}`,
          ja: `${document.ja}：${field.ja}`,
        })),
      }
    case 'failed':
      return {
        tone: 'alarm',
        text: {
          en: 'Your last changes are saved, but could not be put on the site. It is tried again by itself; if this stays for minutes, please tell the person who runs the server: the reason stands in its log.',
          ja: '最近の変更は保存されましたが、サイトに反映できませんでした。自動的に再試行します。数分たっても変わらない場合は、サーバーの管理者に連絡してください（理由はサーバーのログに記録されています）。',
        },
        details: [],
      }
  }
}
