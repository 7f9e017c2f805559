import { useTranslation } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { goToRefused } from '../../base/payload-insides/show-refused.tsx'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { CORRECT_IT, NOT_YET, questionWords } from './ask-words.ts'
import { Asked } from './asked.tsx'
import { PUBLISH } from './publish-words.ts'
import type { Unpublished } from './unpublished.ts'

type Props = {
  unpublished: Unpublished
  /** The one language to publish; `null` for all. */
  tag: string | null
  onPublish: () => void
  onClose: () => void
}

/** Asks before something goes out that one should look at. */
export function AskBeforePublish({ unpublished, tag, onPublish, onClose }: Props) {
  const { i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()

  return createPortal(
    <dialog aria-labelledby={name} className="desk-paste" onClose={onClose} ref={dialog}>
      <h2 id={name}>{say({ i18n }, questionWords(unpublished))}</h2>
      <Asked
        reader={{ i18n }}
        tag={tag}
        unpublished={unpublished}
        way={({ field }) => (
          <a
            href={`#field-${field.replaceAll('.', '__')}`}
            onClick={(event) => {
              event.preventDefault()
              close()
              goToRefused(field)
            }}
          >
            {say({ i18n }, CORRECT_IT)}
          </a>
        )}
      />
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
