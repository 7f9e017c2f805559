import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import {
  AS_IT_IS,
  askedWords,
  CORRECT_IT,
  NOT_YET,
  PUBLISH_THEIRS,
  questionsFor,
} from '../../publish/unpublished/ask-words.ts'
import { ChangeList } from '../../publish/unpublished/change-list.tsx'
import { changesOf } from '../../publish/unpublished/change-words.ts'
import { PUBLISH } from '../../publish/unpublished/publish-words.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { goToBox } from '../draft/go-to-box.ts'
import { useEditing } from '../editing.ts'
import { formPath } from './refusals.ts'
import type { Publishing } from './use-publish.ts'

type Props = NonNullable<Publishing['asked']> & { onAnswer: (isYes: boolean) => void }

/**
 * Before something goes out that one should look at: what would stay although it may have to change along, and whose
 * draft it is, with everything that visitors would see.
 */
export function AskBeforePublish({ unpublished, tag, onAnswer }: Props) {
  const { form, draft } = useEditing()
  const questions = questionsFor(unpublished, tag)
  const { others } = unpublished

  function correct(field: string, language: string): void {
    onAnswer(false)
    // The dialog gives the focus back first.
    const path = formPath({ fields: form.fields, get: draft.get }, field, language)
    requestAnimationFrame(() => goToBox([path]))
  }

  return (
    <Dialog
      onClose={() => onAnswer(false)}
      title={say(reader, others.length > 0 ? PUBLISH_THEIRS : AS_IT_IS)}
    >
      {questions.map(({ field, sentence, tag: language }) => (
        <p key={field}>
          {sentence}{' '}
          <Button kind="quiet" onClick={() => correct(field, language)}>
            {say(reader, CORRECT_IT)}
          </Button>
        </p>
      ))}
      {others.length > 0 && (
        <>
          <p>{say(reader, askedWords(others))}</p>
          <div className="desk-unpublished">
            {changesOf(unpublished, tag).map((part) => (
              <ChangeList key={part.tag} {...part} reader={reader} />
            ))}
          </div>
        </>
      )}
      <p className="shell-dialog__buttons">
        <Button onClick={() => onAnswer(false)}>{say(reader, NOT_YET)}</Button>
        <Button kind="main" onClick={() => onAnswer(true)}>
          {say(reader, PUBLISH)}
        </Button>
      </p>
    </Dialog>
  )
}
