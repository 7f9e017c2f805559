import { reader } from '../base/ui/reader.ts'
import { say, type Words } from '../base/words.ts'
import { Dialog } from './dialog.tsx'

/** A key and what it does: `Mod` is Command on Apple's keyboards, Ctrl on others. */
export type ShownKey = { keys: readonly string[]; does: Words }

const OF_EVERY_SCREEN: readonly ShownKey[] = [
  { keys: ['?'], does: { en: 'Shows this list', ja: 'この一覧を表示する' } },
  { keys: ['Esc'], does: { en: 'Closes what is open', ja: '開いているものを閉じる' } },
]
const TITLE = { en: 'Keys', ja: 'キーボード操作' }

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The list of keys that do something on this screen. */
export function Keys({ keys, onClose }: { keys: readonly ShownKey[]; onClose: () => void }) {
  return (
    <Dialog title={say(reader, TITLE)} onClose={onClose}>
      <dl className="shell-keys">
        {[...keys, ...OF_EVERY_SCREEN].map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : key}</kbd>
              ))}
            </dt>
            <dd>{say(reader, does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Whether a key pressed there becomes a letter. */
export function isTyping(place: EventTarget | null): boolean {
  return place instanceof Element && place.matches('input, textarea, select')
}
