import Link from 'next/link'
import { say } from '../../base/words.ts'
import type { Task, TaskLine } from './task.ts'

type I18n = { language: string }

/** What needs doing, and below it in one quiet line what does not. */
export function TaskParts({ i18n, tasks }: { i18n: I18n; tasks: readonly Task[] }) {
  const done = tasks.filter(({ count }) => count === 0)
  const inOneLine = done.flatMap(({ nothing, action }) =>
    nothing && !action ? [say({ i18n }, nothing)] : [],
  )
  return (
    <div className="desk-tasks">
      {tasks
        .filter(({ count }) => count > 0)
        .map((task) => (
          <TaskPart i18n={i18n} key={task.id} task={task} />
        ))}
      {inOneLine.length > 0 && (
        <p className="desk-tasks__done">{inOneLine.join(i18n.language === 'ja' ? '' : ' ')}</p>
      )}
      {done.map(
        ({ id, nothing, action }) =>
          nothing &&
          action && (
            <p className="desk-tasks__done" key={id}>
              {say({ i18n }, nothing)} <TaskLink i18n={i18n} line={action} />
            </p>
          ),
      )}
    </div>
  )
}

/** What needs doing of one kind: the count, its list, and the first items. */
function TaskPart({
  i18n,
  task: { id, title, count, link, isPressing, lines, note },
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
          {lines.map((line) => (
            <li key={line.words.ja}>
              <TaskLink i18n={i18n} line={line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TaskLink({ i18n, line: { words, link } }: { i18n: I18n; line: TaskLine }) {
  return (
    <Link href={link} prefetch={false}>
      {say({ i18n }, words)}
    </Link>
  )
}
