import { useTranslation } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { goToRefused } from '../../base/payload-insides/show-refused.tsx'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import {
  AS_IT_IS,
  askedWords,
  CORRECT_IT,
  NOT_YET,
  PUBLISH_THEIRS,
  questionsFor,
} from './ask-words.ts'
import { ChangeList } from './change-list.tsx'
import { changesOf } from './change-words.ts'
import { PUBLISH } from './publish-words.ts'
import type { Unpublished } from './unpublished.ts'

type Props = {
  unpublished: Unpublished
  /** The one language to publish; `null` for all. */
  tag: string | null
  onPublish: () => void
  onClose: () => void
}

/**
 * Before something goes out that one should look at: what would stay although it may have to change along, and
 * whose draft it is, with everything that visitors would see.
 */
export function AskBeforePublish({ unpublished, tag, onPublish, onClose }: Props) {
  const { i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const questions = questionsFor(unpublished, tag)
  const isOfOthers = unpublished.others.length > 0

  return createPortal(
    <dialog aria-labelledby={name} className="desk-paste" onClose={onClose} ref={dialog}>
      <h2 id={name}>{say({ i18n }, isOfOthers ? PUBLISH_THEIRS : AS_IT_IS)}</h2>
      {questions.map(({ field, sentence }) => (
        <p key={field}>
          {sentence}{' '}
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
        </p>
      ))}
      {isOfOthers && <p>{say({ i18n }, askedWords(unpublished.others))}</p>}
      {isOfOthers && (
        <div className="desk-unpublished">
          {changesOf(unpublished, tag).map((part) => (
            <ChangeList key={part.tag} {...part} reader={{ i18n }} />
          ))}
        </div>
      )}
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
