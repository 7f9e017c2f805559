import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import type { FrameLink } from '../../shell/frame.ts'

const WORDS: { [status in 403 | 404]: { title: Words; text: Words } } = {
  403: {
    title: { en: 'Not for this account', ja: 'この画面を見る権限がありません' },
    text: {
      en: 'Your account may not open this. If you need it, please ask an administrator.',
      ja: 'このアカウントでは開けません。必要な場合は、管理者に頼んでください。',
    },
  },
  404: {
    title: { en: 'Not found', ja: '見つかりません' },
    text: {
      en: 'This does not exist any more, or your account may not see it. What was deleted lies in the trash for a while.',
      ja: '削除されたか、閲覧する権限がありません。削除したものは、しばらくの間ゴミ箱に残っています。',
    },
  },
}

type Props = { status: 403 | 404; back: FrameLink | undefined }

/** In place of what is not there, or not for this account. @param back where the reader goes on */
export function Lacking({ status, back }: Props) {
  const { title, text } = WORDS[status]
  return (
    <div className="shell-lacking">
      <h1>{say(reader, title)}</h1>
      <p>{say(reader, text)}</p>
      {back && (
        <p>
          ← <a href={back.address}>{back.label}</a>
        </p>
      )}
    </div>
  )
}
