import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { NOT_OUT } from '../../publish/published-at.ts'
import { type MarkedRestaurant, MOST_SEATS, markedSchema } from './full.ts'
import { UNREACHED } from './full-words.ts'
import { seatsSaved, WORDS } from './seats-words.ts'

/** How many people a restaurant seats at each sitting, for the desk to count; empty, it does not. */
export function SeatsForm({ marked }: { marked: MarkedRestaurant }) {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const router = useRouter()
  const id = useId()
  const kept = marked.seats === null ? '' : String(marked.seats)
  const [isOpen] = useState(marked.seats !== null)
  const [typed, setTyped] = useState(kept)
  const [said, setSaid] = useState<{ isProblem: boolean; text: string } | null>(null)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const seats = typed === '' ? null : Number(typed)
    const body = { restaurant: marked.id, seats }
    const answer = await askDesk(`${routes.api}/booked/seats`, markedSchema, { body })
    if (!answer.value) {
      const text = sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED)
      return setSaid({ isProblem: true, text })
    }
    const isOut = !answer.value.isShown || answer.value.published !== null
    setSaid({ isProblem: !isOut, text: say({ i18n }, isOut ? seatsSaved(seats) : NOT_OUT) })
    router.refresh()
  }

  return (
    <details className="desk-full__seats" open={isOpen}>
      <summary>{say({ i18n }, WORDS.title)}</summary>
      <p id={`${id}help`}>{say({ i18n }, WORDS.help)}</p>
      <form onSubmit={save}>
        <label htmlFor={`${id}seats`}>{say({ i18n }, WORDS.label)}</label>
        <input
          aria-describedby={`${id}help`}
          id={`${id}seats`}
          inputMode="numeric"
          max={MOST_SEATS}
          min={1}
          onChange={({ target }) => {
            setTyped(target.value)
            setSaid(null)
          }}
          type="number"
          value={typed}
        />
        <DeskButton disabled={typed === kept} type="submit">
          {say({ i18n }, WORDS.save)}
        </DeskButton>
      </form>
      <p className={said?.isProblem ? 'desk-problem' : undefined} role="status">
        {said?.text}
      </p>
    </details>
  )
}
