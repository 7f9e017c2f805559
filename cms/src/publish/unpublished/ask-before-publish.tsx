import { useTranslation } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { goToRefused } from '../../base/payload-insides/show-refused.tsx'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { ChangeList, changesOf, othersWords } from './change-list.tsx'
import { PUBLISH } from './publish-words.ts'
import type { Question, Unpublished } from './unpublished.ts'

type Props = {
  unpublished: Unpublished
  /** The one language to publish; `null` for all. */
  tag: string | null
  onPublish: () => void
  onClose: () => void
}

/** What is asked before a publish of a language, or of all: each field once. */
export function questionsFor({ questions }: Unpublished, tag: string | null): Question[] {
  const asked = questions.filter((each) => tag === null || each.tag === tag)
  return asked.filter(({ field }, at) => asked.findIndex((each) => each.field === field) === at)
}

type QuestionsProps = {
  questions: readonly Question[]
  /** Called before the field that a question is about is shown. */
  onLook: () => void
}

/** What is asked, each with the way to its field. */
export function Questions({ questions, onLook }: QuestionsProps) {
  const { i18n } = useTranslation()
  return questions.map(({ field, sentence }) => (
    <p key={field}>
      {sentence}{' '}
      <a
        href={`#field-${field.replaceAll('.', '__')}`}
        onClick={(event) => {
          event.preventDefault()
          onLook()
          goToRefused(field)
        }}
      >
        {say({ i18n }, LOOK)}
      </a>
    </p>
  ))
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
      <h2 id={name}>{say({ i18n }, isOfOthers ? TITLE : AS_IT_IS)}</h2>
      <Questions onLook={close} questions={questions} />
      {isOfOthers && <p>{say({ i18n }, askedWords(unpublished.others))}</p>}
      {isOfOthers && (
        <div className="desk-unpublished">
          {changesOf(unpublished, tag).map((part) => (
            <ChangeList key={part.tag} {...part} />
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

const TITLE: Words = { en: 'Publish their changes too?', ja: 'ほかの人の変更も公開しますか' }

const AS_IT_IS: Words = { en: 'Publish it like this?', ja: 'このまま公開しますか' }
const LOOK: Words = { en: 'Correct it', ja: '直す' }

function askedWords(others: readonly string[]): Words {
  const { en, ja } = othersWords(others)
  return {
    en: `${en} If you publish now, visitors see all of this:`,
    ja: `${ja}公開すると、次の変更がすべてサイトに表示されます。`,
  }
}

const NOT_YET: Words = { en: 'Not yet', ja: 'まだ公開しない' }
