import { useTranslation } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { ChangeList, changesOf, othersWords } from './change-list.tsx'
import { PUBLISH } from './publish-words.ts'
import type { Unpublished } from './unpublished.ts'

type Props = {
  unpublished: Unpublished
  /** The one language to publish; `null` for all. */
  tag: string | null
  onPublish: () => void
  onClose: () => void
}

/** Before somebody else's draft goes out: whose it is, and everything that visitors would see. */
export function AskBeforePublish({ unpublished, tag, onPublish, onClose }: Props) {
  const { i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()

  return createPortal(
    <dialog aria-labelledby={name} className="desk-paste" onClose={onClose} ref={dialog}>
      <h2 id={name}>{say({ i18n }, TITLE)}</h2>
      <p>{say({ i18n }, askedWords(unpublished.others))}</p>
      <div className="desk-unpublished">
        {changesOf(unpublished, tag).map((part) => (
          <ChangeList key={part.tag} {...part} />
        ))}
      </div>
      <div className="desk-paste__buttons">
        <DeskButton onClick={close}>{say({ i18n }, NOT_YET)}</DeskButton>
        <DeskButton
          isMain
          onClick={() => {
            close()
            onPublish()
          }}
        >
          {say({ i18n }, PUBLISH)}
        </DeskButton>
      </div>
    </dialog>,
    document.body,
  )
}

const TITLE: Words = { en: 'Publish their changes too?', ja: 'ほかの人の変更も公開しますか' }

function askedWords(others: readonly string[]): Words {
  const { en, ja } = othersWords(others)
  return {
    en: `${en} If you publish now, visitors see all of this:`,
    ja: `${ja}公開すると、次の変更がすべてサイトに表示されます。`,
  }
}

const NOT_YET: Words = { en: 'Not yet', ja: 'まだ公開しない' }
