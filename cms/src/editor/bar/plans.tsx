import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { refusedIn } from '../../content/editing/form/form.ts'
import { plansSchema } from '../../content/editing/schedule/plan.ts'
import { PlanForm, type Plans } from '../../content/editing/schedule/plan-form.tsx'
import { PlanList } from '../../content/editing/schedule/plan-list.tsx'
import { PLANNING } from '../../content/editing/schedule/plan-words.ts'
import { Button } from '../../shell/button.tsx'
import { call } from '../../shell/call.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { notify } from '../../shell/notices.ts'
import { useEditing } from '../editing.ts'
import './plans.css'
import { useAnswer } from './use-answer.ts'

/** What is planned for the opened document. */
export function usePlans(): Plans {
  const path = `/api/${useEditing().form.place}/plans`
  const [known, setKnown] = useAnswer(path, plansSchema)
  return {
    plans: known?.plans ?? null,
    change: async (body) => {
      const answer = await call(path, plansSchema, { body })
      if (!answer.value) return answer
      setKnown(answer.value)
      return null
    },
  }
}

type Props = Plans & {
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  onClose: () => void
}

/** Plans a publish of the opened document, or its end, and lists what is planned. */
export function PlanDialog({ onRefused, onClose, ...plans }: Props) {
  const { draft } = useEditing()
  return (
    <Dialog onClose={onClose} title={say(reader, PLANNING.title)}>
      <div className="bar-plan">
        <PlanForm
          button={(isSending) => (
            <Button aria-disabled={isSending} kind="main" type="submit">
              {say(reader, PLANNING.plan)}
            </Button>
          )}
          change={plans.change}
          // What is wrong with the plan alone is said here.
          onRefused={(tag, said) => refusedIn(said).length > 0 && onRefused(tag, said)}
          reader={reader}
          save={() => draft.save({ isAutosave: true })}
        />
        <PlanList
          {...plans}
          button={(cancel) => <Button onClick={cancel}>{say(reader, PLANNING.cancel)}</Button>}
          onRefused={(sentence) => notify(sentence, { kind: 'refused' })}
          reader={reader}
        />
      </div>
    </Dialog>
  )
}
