import {
  ChevronIcon,
  DragHandleIcon,
  type useDraggableSortable,
  useTranslation,
} from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { about } from './menu-words.ts'

type Drag = Pick<ReturnType<typeof useDraggableSortable>, 'attributes' | 'listeners'>

type Props = { drag: Drag; name: string; onStep: (by: 1 | -1) => void }

/** Moves a line of the menu: by dragging it, or by one with the arrow keys. */
export function LineTools({ drag, name, onStep }: Props) {
  const { i18n } = useTranslation()
  return (
    <span className="desk-line-tools">
      <button
        {...drag.attributes}
        {...drag.listeners}
        aria-describedby={DRAG_HELP}
        aria-label={say({ i18n }, about(name, { en: 'Move', ja: 'を移動' }))}
        aria-roledescription={say({ i18n }, { en: 'to be dragged', ja: 'ドラッグ' })}
        className="desk-line-tools__handle"
        type="button"
      >
        <DragHandleIcon />
      </button>
      <button
        aria-label={say({ i18n }, about(name, { en: 'Move up', ja: 'を上へ' }))}
        onClick={() => onStep(-1)}
        type="button"
      >
        <ChevronIcon direction="up" />
      </button>
      <button
        aria-label={say({ i18n }, about(name, { en: 'Move down', ja: 'を下へ' }))}
        onClick={() => onStep(1)}
        type="button"
      >
        <ChevronIcon direction="down" />
      </button>
    </span>
  )
}

/** Id of the sentence that says how to move a line by keyboard. */
export const DRAG_HELP = 'desk-menu-drag-help'
