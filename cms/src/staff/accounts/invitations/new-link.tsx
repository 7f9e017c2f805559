import { toast, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import type { LinkAnswer, Mailed } from './answers.ts'
import { LINK_RULE } from './invitation-words.ts'

type Props = {
  made: LinkAnswer
  label: Words
  /** What the button copies, by its name. */
  copy: Words
}

/** A new link, to be copied with one press and passed on; it is shown only once. */
export function NewLink({ made: { link, mailed }, label, copy }: Props) {
  const { i18n } = useTranslation()
  const id = useId()

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(say({ i18n }, { en: 'Copied.', ja: 'コピーしました。' }))
    } catch {
      document.getElementById(id)?.focus()
      toast.error(say({ i18n }, NOT_COPIED))
    }
  }

  return (
    <div className="desk-link-box" role="status">
      <label htmlFor={id}>{say({ i18n }, label)}</label>
      <div>
        <input
          form=""
          id={id}
          onFocus={({ target }) => target.select()}
          readOnly
          type="text"
          value={link}
        />
        <DeskButton isMain onClick={copyLink}>
          {say({ i18n }, copy)}
        </DeskButton>
      </div>
      <p>{say({ i18n }, PASS_ON[mailed])}</p>
      <p>{say({ i18n }, LINK_RULE)}</p>
    </div>
  )
}

const PASS_ON: Record<Mailed, Words> = {
  off: {
    en: 'Send it to this person alone, for example in a message: anyone who opens it can choose the password.',
    ja: 'メールなどで、ご本人だけに送ってください。開いた方がパスワードを決めます。',
  },
  sent: {
    en: 'It was mailed to this person. If the mail does not arrive, copy the link and send it to them alone.',
    ja: 'ご本人にメールで送りました。届かないときは、リンクをコピーして、ご本人だけに送ってください。',
  },
  failed: {
    en: 'The mail could not be sent. Copy the link and send it to this person alone.',
    ja: 'メールを送れませんでした。リンクをコピーして、ご本人だけに送ってください。',
  },
}

const NOT_COPIED: Words = {
  en: 'The browser did not allow copying. The link is selected: please copy it with the keyboard.',
  ja: 'ブラウザの設定によりコピーできませんでした。リンクを選択してありますので、キーボードでコピーしてください。',
}

export const INVITATION_LINK: { label: Words; copy: Words } = {
  label: { en: 'Link of the invitation', ja: '招待のリンク' },
  copy: { en: 'Copy the invitation', ja: '招待のリンクをコピー' },
}

export const PASSWORD_LINK: { label: Words; copy: Words } = {
  label: { en: 'Link to choose a new password', ja: '新しいパスワードを決めるリンク' },
  copy: { en: 'Copy the link', ja: 'リンクをコピー' },
}
