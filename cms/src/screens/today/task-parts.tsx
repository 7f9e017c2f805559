import Link from 'next/link'
import { say } from '../../base/words.ts'
import type { Task } from './task.ts'

type I18n = { language: string }

/** What needs doing, and below it in one quiet line what does not. */
export function TaskParts({ i18n, tasks }: { i18n: I18n; tasks: readonly Task[] }) {
  const [open, done] = [true, false].map((isOpen) =>
    tasks.filter(({ count }) => count > 0 === isOpen),
  )
  const said = done?.flatMap(({ nothing }) => (nothing ? [say({ i18n }, nothing)] : [])) ?? []
  return (
    <div className="desk-tasks">
      {open?.map((task) => (
        <TaskPart i18n={i18n} key={task.id} task={task} />
      ))}
      {said.length > 0 && (
        <p className="desk-tasks__done">{said.join(i18n.language === 'ja' ? '' : ' ')}</p>
      )}
    </div>
  )
}

/** What needs doing of one kind: the count, its list, and the first items. */
function TaskPart({
  i18n,
  task: { id, title, count, link, isPressing, lines, note, action },
}: {
  i18n: I18n
  task: Task
}) {
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
      {action && (
        <Link className="desk-task__action" href={action.link} prefetch={false}>
          {say({ i18n }, action.words)}
        </Link>
      )}
    </section>
  )
}
