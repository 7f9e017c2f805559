'use client'

import { useFormFields, useFormSubmitted } from '@payloadcms/ui'

/** How a refusal names its line, in each language of the desk. */
const AT_LINE = /^(?:Line )?(\d+)(?:行目：|: )/

/** The refusals of a text that is checked line by line; a press on one goes to its line. */
export function FaultyLines({ path }: { path: string }) {
  const isSubmitted = useFormSubmitted()
  const field = useFormFields(([fields]) => fields[path])
  const { errorMessage: message, valid } = field ?? {}
  if (!isSubmitted || valid !== false || !message) return null
  return (
    <ul className="desk-faults field-error">
      {message.split('\n').map((said) => {
        const line = AT_LINE.exec(said)?.[1]
        return (
          <li key={said}>
            {line === undefined ? (
              said
            ) : (
              <button onClick={() => goToLine(path, Number(line))} type="button">
                {said}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Selects a line of the text and scrolls to it. */
function goToLine(path: string, line: number): void {
  const box = document.getElementById(`field-${path}`)
  if (!(box instanceof HTMLTextAreaElement)) return
  const lines = box.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  box.focus()
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  box.scrollTop = (box.scrollHeight / lines.length) * (line - 1) - box.clientHeight / 2
}
