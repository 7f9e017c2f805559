import { useSyncExternalStore } from 'react'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import { type Notice, notices, takeAway } from './notices.ts'
import './notices.css'

const CLOSE = { en: 'Close this message', ja: 'このお知らせを閉じる' }

/** The place of the messages. What was refused interrupts a screen reader, the rest waits for a pause. */
export function Notices() {
  const shown = useSyncExternalStore(notices.subscribe, notices.now)
  const isRefusal = ({ kind }: Notice) => kind === 'refused'
  return (
    <div className="shell-notices">
      <div role="alert">
        {shown.filter(isRefusal).map((notice) => (
          <Message key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status">
        {shown
          .filter((notice) => !isRefusal(notice))
          .map((notice) => (
            <Message key={notice.id} notice={notice} />
          ))}
      </div>
    </div>
  )
}

function Message({ notice: { id, words, kind, link } }: { notice: Notice }) {
  return (
    <p className="shell-notice" data-kind={kind}>
      <span>
        {typeof words === 'string' ? words : say(reader, words)}{' '}
        {link && (
          <a href={link.href} rel="noopener" target="_blank">
            {say(reader, link.words)}
          </a>
        )}
      </span>
      <button type="button" aria-label={say(reader, CLOSE)} onClick={() => takeAway(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </p>
  )
}
