import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { TRASH } from '../../content/editing/trash/trash-words.ts'
import { Popup } from '../../shell/popup.tsx'
import { useEditing } from '../editing.ts'
import { previewOf } from './preview.tsx'
import { useDocumentActions } from './use-document-actions.ts'
import { screenOf, useSaved } from './use-saved.ts'

/** What is done with the whole document. */
export function DocumentMenu() {
  const { form } = useEditing()
  const { isPublished, isShown } = useSaved()
  const { duplicate, revert, unpublish, trash } = useDocumentActions()
  const { may, place } = form
  const isListed = !place.startsWith('globals/')
  const action = (words: Words, act: () => Promise<void>, kind?: 'harm') => (
    <button data-kind={kind} onClick={() => void act()} type="button">
      {say(reader, words)}
    </button>
  )
  return (
    <Popup label={<MenuSign />} name={say(reader, DOCUMENT.more)}>
      <a href={previewOf(place, reader.i18n.language)} rel="noopener" target="_blank">
        {say(reader, DOCUMENT.previewInTab)}
      </a>
      {isListed && may.remove && action(DOCUMENT.duplicate, duplicate)}
      <a href={`${screenOf(place)}/versions`}>{say(reader, DOCUMENT.history)}</a>
      {isShown && !isPublished && may.publish && action(DOCUMENT.revert, revert)}
      {isShown && may.publish && action(DOCUMENT.unpublish, unpublish, 'harm')}
      {isListed && may.remove && action(TRASH.move, trash, 'harm')}
    </Popup>
  )
}

/** Words where there is room for them. */
function MenuSign() {
  return (
    <>
      <span className="bar-words">{say(reader, DOCUMENT.more)}</span>
      <span className="bar-sign">⋯</span>
    </>
  )
}
