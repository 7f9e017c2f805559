import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { refusal, Unusable } from '../../base/requests/refusal.ts'
import { say } from '../../base/words.ts'
import { runningPublisher } from '../../publish/running.ts'
import { type AnswerProblem, readAnswers } from '../../screens/begin/answers.ts'
import { onPost } from '../../staff/access/endpoint.ts'
import { reach } from '../../staff/access/roles.ts'
import { backToDemo, begin, publishBegun } from './begin.ts'

const rules = { may: (user: PayloadRequest['user']) => reach(user, 'people') === 'all' }

/** What the screen that begins a company's own site asks for, and the part of the first screen after it. */
export const beginEndpoints: Endpoint[] = [
  onPost(
    '/begin',
    async (req) => {
      const read = readAnswers(await req.json?.().catch(() => null))
      if (read.problems) return refuseAnswers(req, read.problems)
      return done(req, () => begin(req.payload, read.answers))
    },
    rules,
  ),
  onPost('/begin/undo', (req) => done(req, () => backToDemo(req.payload)), rules),
  onPost(
    '/begin/publish',
    (req) =>
      done(req, async () => {
        await publishBegun(req.payload)
        await runningPublisher.now()?.publish()
      }),
    rules,
  ),
]

async function done(req: PayloadRequest, work: () => Promise<void>): Promise<Response> {
  try {
    await work()
    return Response.json({})
  } catch (error) {
    if (error instanceof Unusable) return refusal(error.status, say(req, error.words))
    if (!(error instanceof ValidationError)) throw error
    const [first] = error.data.errors
    return refusal(400, first?.message ?? error.message, first?.path)
  }
}

function refuseAnswers(req: PayloadRequest, problems: readonly AnswerProblem[]): Response {
  const errors = problems.map(({ path, words }) => ({ path, message: say(req, words) }))
  const message = errors[0]?.message ?? ''
  return Response.json({ errors: [{ message, data: { errors } }] }, { status: 400 })
}
