import Link from 'next/link'
import { say } from '../../base/words.ts'
import type { Task } from './task.ts'

type Props = { i18n: { language: string }; task: Task }

/** What needs doing of one kind: the count, its list, and the first items; one quiet line when there are none. */
export function TaskPart({
  i18n,
  task: { id, title, count, link, nothing, isPressing, lines, note, action },
}: Props) {
  const further = action && (
    <Link className="desk-task__action" href={action.link} prefetch={false}>
      {say({ i18n }, action.words)}
    </Link>
  )
  if (count === 0) {
    return (
      <div className="desk-task desk-task--done">
        <p>{say({ i18n }, nothing)}</p>
        {further}
      </div>
    )
  }
  const heading = (
    <>
      <span className="desk-task__title">{say({ i18n }, title)}</span>{' '}
      <span className="desk-task__count">
        {say({ i18n }, { en: `${count}`, ja: `${count}件` })}
      </span>
    </>
  )
  return (
    <section aria-labelledby={`desk-task-${id}`} className="desk-task" data-pressing={isPressing}>
      <h2 id={`desk-task-${id}`}>
        {link ? (
          <Link href={link} prefetch={false}>
            {heading}
          </Link>
        ) : (
          heading
        )}
      </h2>
      {note && <p className="desk-task__note">{say({ i18n }, note)}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ words, link }) => (
            <li key={words.ja}>
              <Link href={link} prefetch={false}>
                {say({ i18n }, words)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {further}
    </section>
  )
}
