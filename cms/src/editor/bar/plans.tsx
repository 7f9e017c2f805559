import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { type Plan, plansSchema } from '../../content/editing/schedule/plan.ts'
import { PlanForm, type Plans } from '../../content/editing/schedule/plan-form.tsx'
import { PLANNING, planWords } from '../../content/editing/schedule/plan-words.ts'
import { Button } from '../../shell/button.tsx'
import { call } from '../../shell/call.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { notify } from '../../shell/notices.ts'
import { useEditing } from '../editing.ts'
import './plans.css'
import { useAnswer } from './use-answer.ts'

/** What is planned for the opened document. */
export function usePlans(): Plans {
  const { form } = useEditing()
  const [known, setKnown] = useAnswer('plans', plansSchema)
  return {
    plans: known?.plans ?? null,
    change: async (body) => {
      const answer = await call(`/api/${form.place}/plans`, plansSchema, { body })
      if (answer.value) {
        setKnown(answer.value)
        return null
      }
      const { refusal } = answer
      return { sentence: sentenceOf(refusal) ?? say(reader, PLANNING.failed), refusal }
    },
  }
}

type Props = Plans & {
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  onClose: () => void
}

/** Plans a publish of the opened document, or its end, and lists what is planned. */
export function PlanDialog({ plans, change, onRefused, onClose }: Props) {
  const { draft } = useEditing()

  async function cancel({ id }: Plan): Promise<void> {
    const refused = await change({ cancel: id })
    if (refused) notify(refused.sentence, { kind: 'refused' })
  }

  return (
    <Dialog onClose={onClose} title={say(reader, PLANNING.title)}>
      <div className="bar-plan">
        <PlanForm
          button={(isSending) => (
            <Button aria-disabled={isSending} kind="main" type="submit">
              {say(reader, PLANNING.plan)}
            </Button>
          )}
          change={change}
          onRefused={onRefused}
          reader={reader}
          save={() => draft.save({ isAutosave: true })}
        />
        {plans?.length === 0 && <p>{say(reader, PLANNING.none)}</p>}
        <ul>
          {plans?.map((plan) => (
            <li key={plan.id}>
              <span>{say(reader, planWords(plan))}</span>
              <Button onClick={() => cancel(plan)}>{say(reader, PLANNING.cancel)}</Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
